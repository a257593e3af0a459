import fs from "node:fs";
import { expect, test } from "vitest";
import { contract } from ".";
import type { CallMeta } from "./meta/answer";

/** The calls that the two specification documents name: method, path, and whether they are marked as bearer's. */
const documented = fs
  .readFileSync("docs/spec/calls.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([method = "", path = "", bearer = ""]) => ({
    method,
    path: path.replace(/^\/api/, ""),
    bearer: bearer === "bearer",
  }));

type Call = { "~orpc": { meta: CallMeta; route: { method: string; path: string } } };
const offered = Object.values(contract).flatMap((part) =>
  Object.values(part as unknown as Record<string, Call>).map((call) => call["~orpc"]),
);

/** Trailing slashes count for nothing, and a parameter's name neither. */
const plain = (path: string) => path.replace(/\/+$/, "").replace(/\{\w+\}/g, "{}");

/** `/chatbot/menu/0` is the first of the menus. */
const shapes = (path: string) => [plain(path), plain(path).replace(/\/0$/, "/{}")];

test("the list has every documented call", () => expect(documented.length).toBeGreaterThanOrEqual(60));

test.each(documented)("$method $path is in the contract, with the specified access", ({ method, path, bearer }) => {
  const call = offered.find(({ route }) => route.method === method && shapes(path).includes(plain(route.path)));
  expect(call, "missing from the contract").toBeDefined();
  if (bearer) expect(call?.meta.access).toBe("learner");
});

test("docs/product/existing-backend.md states for each other call what its screen does without it", () => {
  const page = fs.readFileSync("docs/product/existing-backend.md", "utf8");
  const listed = [...page.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name),
  );
  const others = Object.entries(contract).flatMap(([part, all]) =>
    Object.entries(all as unknown as Record<string, Call>).flatMap(
      ([
        name,
        {
          "~orpc": { route },
        },
      ]) => {
        const isDocumented = documented.some(
          ({ method, path }) => route.method === method && shapes(path).includes(plain(route.path)),
        );
        return isDocumented || part === "desk" ? [] : [`${part}.${name}`];
      },
    ),
  );
  expect(listed.sort()).toEqual(others.sort());
});
