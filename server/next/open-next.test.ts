import fs from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { makePage } from "../testing/asked";
import { leaveOutEmptyActions, preloadPages } from "./open-next";

const sent = (text: string, type = "text/html; charset=utf-8") =>
  String(leaveOutEmptyActions(makePage(text, { "content-type": type })).body);

test("a form without an address has no action, and one with an address keeps it", () => {
  expect(sent('<form action="" method="POST">हाँ</form><form action="/search"></form>')).toBe(
    '<form method="POST">हाँ</form><form action="/search"></form>',
  );
});

test("what is no page stays as it is", () => {
  expect(sent('{"a": 1, action=""}', "application/json")).toBe('{"a": 1, action=""}');
});

test("whatever stands in a page, its empty actions are left out and nothing else", () => {
  const part = fc.constantFrom(
    ' action=""',
    "<form",
    " method",
    ' action="/a"',
    ' action="',
    '"',
    " ",
    "ाँ😀",
    " act",
    "ion",
    ">",
    ' action=""',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      // One pass from the front, as a replacement in the whole text.
      expect(sent(parts.join(""))).toBe(parts.join("").replaceAll(' action=""', ""));
    }),
  );
});

/** Next's server with these pages and handlers. */
function serverOf(pages: Record<string, object>) {
  const preloaded = vi.fn(async () => {});
  const node = {
    unstable_preloadEntries: preloaded,
    getAppPathsManifest: () => Object.fromEntries(Object.keys(pages).map((page) => [page, `app${page}.js`])),
    findPageComponents: async ({ page }: { page: string }) => ({ components: { ComponentMod: pages[page] } }),
  };
  return { app: { server: { server: node } }, preloaded };
}

test("the code of every page with its layouts, and of every handler, has run before the portal goes on", async () => {
  const ran: string[] = [];
  const file = (name: string) => [async () => void ran.push(name), `app/${name}.tsx`];
  const inside = ["__PAGE__", {}, { page: file("page"), metadata: { icon: [] } }];
  const loaderTree = ["", { children: ["[locale]", { children: inside }, { layout: file("layout") }] }, {}];
  const { app, preloaded } = serverOf({
    "/[locale]/page": { routeModule: { userland: { loaderTree } } },
    "/api/route": { routeModule: { ensureUserland: async () => void ran.push("handler") } },
  });
  await preloadPages(app);
  expect(preloaded).toHaveBeenCalledOnce();
  expect(ran).toEqual(["layout", "page", "handler"]);
});

test("a page whose code cannot be loaded keeps no other from it, and is named", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const ran: string[] = [];
  const ensureUserland = async () => void ran.push("handler");
  const broken = () => Promise.reject(new Error("no file"));
  const { app } = serverOf({
    "/a/route": { routeModule: { ensureUserland: broken } },
    "/b/route": { routeModule: { ensureUserland } },
  });
  await preloadPages(app);
  expect(ran).toEqual(["handler"]);
  expect(log).toHaveBeenCalledExactlyOnceWith("The code of /a/route could not be loaded:", new Error("no file"));
  log.mockRestore();
});

test("a Next without these functions is refused, and the installed one has them", async () => {
  await expect(preloadPages({ server: { server: {} } })).rejects.toThrow("docs/upgrading-next.md");
  const source = (file: string) => fs.readFileSync(createRequire(import.meta.url).resolve(`next/dist/${file}`), "utf8");
  const server = source("server/next-server.js");
  for (const name of ["async unstable_preloadEntries()", "getAppPathsManifest()", "async findPageComponents("])
    expect(server).toContain(name);
  expect(source("server/route-modules/app-route/module.js")).toContain("async ensureUserland()");
});
