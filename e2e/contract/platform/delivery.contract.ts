import http from "node:http";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { callApi, portalUrl, readCookies } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress } from "../../../testing/people/learners";
import { inlineScripts, listScripts } from "../support/site-pages";

const page = async (accepts: string) => {
  const answer = await fetch(`${portalUrl}/courses?language=hi`, { headers: { "accept-encoding": accepts } });
  return {
    how: answer.headers.get("content-encoding"),
    vary: answer.headers.get("vary") ?? "",
    html: await answer.text(),
  };
};

function lengthSent(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = http.get(portalUrl + address, { headers: { "accept-encoding": "br" } }, async (response) => {
      let length = 0;
      for await (const chunk of response) length += chunk.length;
      resolve(length);
    });
    asked.once("error", reject);
  });
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", null],
])("a client that accepts %s gets a whole page as %s, and no cache mixes them up", async (accepts, how) => {
  const answer = await page(accepts);
  expect(answer.how).toBe(how);
  expect(answer.vary).toMatch(/Accept-Encoding/i);
  expect(answer.vary).toMatch(/Cookie/i);
  expect(answer.html).toMatch(/<html lang="hi"[\s\S]+<\/html>$/);
});

test("the scripts of a first view let the browser compile them while they arrive", async () => {
  const { html } = await page("identity");
  const scripts = await listScripts(portalUrl, html);
  expect(scripts.length).toBeGreaterThan(3);
  for (const address of scripts)
    expect(await (await fetch(portalUrl + address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("scripts and style sheets are sent in the form that the build has compressed, with the same content", async () => {
  const { html } = await page("identity");
  const styles = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.css)"/g)].map(([, address = ""]) => address);
  const addresses = [...(await listScripts(portalUrl, html)).filter((each) => each.startsWith("/_next/")), ...styles];
  expect(styles.length).toBeGreaterThan(0);
  for (const address of [...addresses, "/offline/page.js", "/offline/service-worker.js"]) {
    const body = Buffer.from(await (await fetch(portalUrl + address)).arrayBuffer());
    const made = await fetch(portalUrl + address, { headers: { "accept-encoding": "br" } });
    expect([address, made.headers.get("content-encoding")]).toEqual([address, body.length < 1024 ? null : "br"]);
    expect(Buffer.from(await made.arrayBuffer()), address).toEqual(body);
    const best = brotliCompressSync(body).length;
    // fetch decompresses; the length on the wire is that of the best quality.
    if (body.length >= 1024) expect([address, await lengthSent(address)]).toEqual([address, best]);
  }
});

describe.each(["en", "hi"])("the pages that all guests share (%s)", (language) => {
  const open = async (path: string, cookie = "") => {
    const answer = await fetch(portalUrl + path, { headers: { cookie: `language=${language}; ${cookie}` } });
    return {
      status: answer.status,
      policy: answer.headers.get("content-security-policy") ?? "",
      cacheControl: answer.headers.get("cache-control"),
      html: await answer.text(),
    };
  };
  const shared = [
    ["/login", 200],
    ["/no/such/page", 404],
    ["/nothing-here", 404],
  ] as const;

  test.each(shared)(
    "%s is the same for each of them, and its policy names its inline scripts and allows no other",
    async (path, status) => {
      const [first, second] = [await open(path), await open(path, "cookies_agreed=1")];
      expect([first.status, second.status]).toEqual([status, status]);
      expect(second.html).toBe(first.html);
      expect(first.html).toContain(`<html lang="${language}"`);
      expect(first.cacheControl).toMatch(/private|no-store/);
      const scripts = inlineScripts(first.html);
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter(({ source }) => !first.policy.includes(source))).toEqual([]);
      expect(first.policy).not.toMatch(/script-src[^;]*(?:unsafe|nonce|\*)/);
    },
  );

  test("a learner gets a not-found page of their own, before and after a guest's", async () => {
    const learner = readCookies(
      await callApi("POST", "/users/register", { body: makeRegistration(newAddress(), { firstName: "Rukmini" }) }),
    );
    for (let times = 0; times < 2; times += 1) {
      const own = await open("/no/such/page", learner);
      expect([own.status, own.html.includes("Rukmini"), own.policy.includes("'nonce-")]).toEqual([404, true, true]);
      expect((await open("/no/such/page")).html).not.toContain("Rukmini");
    }
  });
});

test("the list of courses is answered in the language asked for, also again", async () => {
  for (let times = 0; times < 2; times += 1) {
    const [en, hi] = await Promise.all(["en", "hi"].map((language) => callApi("GET", `/courses?language=${language}`)));
    expect(en?.text).not.toBe(hi?.text);
    expect(hi?.text).toMatch(/[\u0900-\u097f]/);
    expect(en?.headers.get("x-portal-shared")).toBeNull();
  }
});
