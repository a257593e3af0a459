import { EventEmitter, once } from "node:events";
import fs from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import fc from "fast-check";
import { serveStatic } from "next/dist/server/serve-static.js";
import { expect, test, vi } from "vitest";
import { makePage } from "../testing/asked";
import { askNext } from "./ask-next";
import { leaveOutEmptyActions, preloadPages, runCode } from "./open-next";

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

test("the code of a page runs with its layouts and with what the browser runs too, and that of a handler by itself", async () => {
  const ran: string[] = [];
  const file = (name: string) => [async () => void ran.push(name), `app/${name}.tsx`];
  const inside = ["__PAGE__", {}, { page: file("page"), metadata: { icon: [] } }];
  const loaderTree = ["", { children: ["[locale]", { children: inside }, { layout: file("layout") }] }, {}];
  const next = {
    loadChunk: async (chunk: string) => void ran.push(chunk),
    require: async (id: string | number) => void ran.push(`module ${id}`),
  };
  await runCode({ routeModule: { userland: { loaderTree } }, __next_app__: next } as never, [
    { id: 1, chunks: ["a.js", "b.js"] },
  ]);
  await runCode({ routeModule: { ensureUserland: async () => void ran.push("handler") } }, []);
  expect(ran).toEqual(["layout", "page", "a.js", "b.js", "module 1", "handler"]);
});

test("a page whose code cannot be loaded keeps no other from it, and is named", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const ran: string[] = [];
  await preloadPages(["/a/route", "/b/route"], async (page) => {
    if (page === "/a/route") throw new Error("no file");
    ran.push(page);
  });
  expect(ran).toEqual(["/b/route"]);
  expect(log).toHaveBeenCalledExactlyOnceWith("The code of /a/route could not be loaded:", new Error("no file"));
  log.mockRestore();
});

test("the installed Next runs a handler's code by the function that is called here", () => {
  const file = createRequire(import.meta.url).resolve("next/dist/server/route-modules/app-route/module.js");
  expect(fs.readFileSync(file, "utf8")).toContain("async ensureUserland()");
});

test.each(["before", "after"])("a file that Next opens %s its reader goes away is closed", async (when) => {
  const visitor = new EventEmitter() as ServerResponse;
  const leave = () => visitor.emit("close");
  let closed: Promise<unknown> | undefined;
  const failed = askNext(
    { url: "/", headers: {} },
    async (request, response) => {
      response.once("pipe", (file) => {
        closed = once(file, "close");
        if (when === "before") file.once("data", leave);
      });
      if (when === "after") {
        leave();
        await once(response, "close");
      }
      await serveStatic(request, response, "public/videos/how-it-works.mp4");
    },
    visitor,
  );
  await expect(failed).rejects.toThrow("broken off");
  await vi.waitFor(() => expect(closed).toBeDefined());
  await closed;
});
