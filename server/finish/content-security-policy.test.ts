import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hideTitleBeforePaint } from "../../components/articles/hidden-title";
import { applyBeforePaint } from "../../components/layout/accessibility/look";
import { startOffline } from "../../components/layout/offline/start-offline";
import { starter } from "../../components/layout/starter";
import { showCarriedBeforePaint } from "../../components/layout/visitor/carried-before-paint";
import { hydratedEvent } from "../../lib/contract/meta/hydrated-event";
import { fillReturnPath, storeReturnPath } from "../../lib/contract/meta/return-path-script";
import { makePage } from "../testing/asked";
import { closedPolicy, picturePolicy, policy, policyOfNonce, policyOfPage } from "./content-security-policy";

const scriptSources = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const look = hash(applyBeforePaint);
const offline = hash(startOffline);
const carried = hash(showCarriedBeforePaint);
const hiddenTitle = hash(hideTitleBeforePaint);
const returnPath = hash(storeReturnPath);
const filledPath = hash(fillReturnPath);

test.each([
  "self.__next_f.push([0])",
  'self.__next_f.push([1,"5:[\\"$\\",\\"p\\",null,{\\"children\\":\\"\\u003cscript\\u003e\\"}]"])',
  "(self.__next_f=self.__next_f||[]).push([0])",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});',
])("a script that passes data to Next may run: %s", (script) => {
  expect(scriptSources(policyOfPage(`<html><script id="_R_">${script}</script></html>`))).toEqual([
    "'self'",
    look,
    offline,
    carried,
    hash(script),
  ]);
});

test.each([
  "alert(1)",
  "self.__next_f.push([alert(1)])",
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,"x"])\n;[alert(1)].push([1])',
  "(self.__next_f=self.__next_f||[]).push([0]),alert(document.cookie),[].push([1])",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({get a(){alert(1)}});',
])("no other inline script may run, even if it begins the same way: %s", (script) => {
  expect(scriptSources(policyOfPage(`<p>words</p><script nonce="known">${script}</script>`))).toEqual([
    "'self'",
    look,
    offline,
    carried,
  ]);
});

test("the script that starts the offline portal waits for the event that React has hydrated the page", () => {
  expect(startOffline).toContain(`"${hydratedEvent}"`);
});

test("no policy allows every inline script or the evaluation of strings", () => {
  for (const policy of [closedPolicy, policyOfNonce("abc"), policyOfPage("")]) {
    expect(scriptSources(policy).join(" ")).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(policy).toContain("object-src 'none'");
  }
  expect(scriptSources(policyOfNonce("abc"))).toEqual([
    "'self'",
    "'nonce-abc'",
    look,
    offline,
    carried,
    hash(starter),
    hiddenTitle,
    returnPath,
    filledPath,
  ]);
});

test("the script that applies a neutral title may run on a page that holds it, and only as it is", () => {
  const page = (script: string) => `<p>words</p><script data-title="Questions and answers">${script}</script>`;
  expect(scriptSources(policyOfPage(page(hideTitleBeforePaint)))).toEqual([
    "'self'",
    look,
    offline,
    carried,
    hiddenTitle,
  ]);
  expect(scriptSources(policyOfPage(page(`${hideTitleBeforePaint};alert(1)`)))).toEqual([
    "'self'",
    look,
    offline,
    carried,
  ]);
});

test.each([
  ["image/svg+xml", picturePolicy],
  ["font/woff2", picturePolicy],
  ["text/css; charset=UTF-8", picturePolicy],
  ["text/javascript; charset=utf-8", closedPolicy],
  ["application/json", closedPolicy],
])("a file of the type %s has a policy that lets no script of others run", (type, expected) => {
  const sent = policy(makePage("<svg></svg>", { "content-type": type }), { nonce: null });
  expect(sent.headers["content-security-policy"]).toBe(expected);
});

test("T6: a drawing that is opened by itself runs no script and loads nothing", () => {
  expect(picturePolicy).not.toMatch(/script-src|https?:|'self'/);
  expect(picturePolicy).toContain("default-src 'none'");
});
