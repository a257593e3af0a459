import fs from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings } from "../../lib/platform/settings";
import { describeSettings, envExample } from "./text";

const file = fs.readFileSync(".env.example", "utf8");

test(".env.example is what `npm run generate -- env-example` writes from the schema", () =>
  expect(file).toBe(envExample()));

test("every setting has a meaning", () => {
  const settings = describeSettings();
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
});

test("the table of docs/settings.md names every setting, and no other", () => {
  const section = /^([\s\S]*?)\n## /.exec(fs.readFileSync("docs/settings.md", "utf8"))?.[1] ?? "";
  const firstCells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = ""]) => cell).join(" ");
  const named = [...firstCells.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  // Addresses of the providers are changed for tests only: the page names them in its section on signing in.
  const wanted = describeSettings().filter(({ meaning }) => !meaning.includes("changed for tests only"));
  expect(named.sort()).toEqual(wanted.map(({ name }) => name).sort());
});

test("with every # removed the defaults are unchanged", () => {
  const given = parseEnv(file.replace(/^#(?=[A-Z_]+=)/gm, ""));
  expect(Object.keys(given).sort()).toEqual(
    describeSettings()
      .map(({ name }) => name)
      .sort(),
  );
  const secrets = { SESSION_SECRET: "a secret of the tests, long enough" };
  expect(readSettings({ ...given, ...secrets })).toEqual(readSettings(secrets));
});

test("a copy that changes nothing sets nothing", () => {
  expect(parseEnv(file)).toEqual({});
});
