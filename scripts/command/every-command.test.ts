import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectEnv, root } from "../../lib/process/steps.ts";
import type { Said } from "./testing/try-commands";

// Every script of package.json that a person types.

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
/** These are other programs, which read what follows -- themselves. */
const otherPrograms = ["lint", "format", "unit", "e2e"];
/** npm runs it after an installation. */
const byItself = ["postinstall"];
const own = Object.keys(scripts).filter((name) => ![...otherPrograms, ...byItself].includes(name));
/** These take any word. */
const withWords = [
  "backup",
  "backup-key",
  "restore",
  "move-database",
  "static",
  "standalone",
  "check",
  "add-language",
  "upgrade",
  "content:new",
  "confusables",
];

const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-commands-"));
const dataDir = path.join(work, "data");
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** What is run in each place: the file that the script names last. */
const scriptFile = (name: string) => path.join(root, scripts[name]?.split(" ").at(-1) ?? "");

function run(command: string, args: string[]): Promise<Said> {
  const env = projectEnv({
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: "",
    NODE_ENV: "development",
    TESTS_WITHOUT_WAITING: "",
  });
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended: Said = { code: null, out: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (ended.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (ended.error += text));
  return new Promise((resolve, reject) =>
    child.once("error", reject).once("close", (code) => resolve({ ...ended, code })),
  );
}

const wrongArguments = (name: string) => [
  ["--help"],
  ["--no-such-option"],
  ...(withWords.includes(name) ? [] : [["no-such-word"]]),
];
const attempts = own.flatMap((name) => wrongArguments(name).map((given) => ({ name, file: scriptFile(name), given })));
let said: Said[];
let before: string[];
beforeAll(async () => {
  before = written();
  const { code, out, error } = await run("tsx", ["scripts/command/testing/try-commands.ts", JSON.stringify(attempts)]);
  expect([code, error]).toEqual([0, ""]);
  said = JSON.parse(out) as Said[];
}, 300_000);

/** What commands write into the project, each with the time of its last change. */
function written(): string[] {
  const folders = ["docs", "messages", "content", "lib/api", "lib/platform/i18n", ".cache", "data"];
  const files = folders.flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs
          .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
          .map((file) => path.join(folder, file))
      : [],
  );
  // Not what is in .next: the build runs beside the unit tests.
  const all = [...files, ".env.example", "package-lock.json"].filter((file) => fs.existsSync(path.join(root, file)));
  return all.map((file) => `${file} ${fs.statSync(path.join(root, file)).mtimeMs}`).sort();
}

test("each script is one program, so that what is typed after -- reaches it", () => {
  expect(own.length).toBeGreaterThan(25);
  for (const [name, script] of Object.entries(scripts))
    expect([name, script]).toEqual([name, expect.not.stringMatching(/&&|\|\||;/)]);
});

/**
 * Where commands are, and what is beside them: the server, and what an upgrade of any release runs in a new one
 * (scripts/upgrade/make-release.ts).
 */
const commandFolders = ["scripts", "scripts/database", "scripts/generate", "scripts/test", "bench"];
const beside = ["scripts/install.mjs", "scripts/serve.mjs"];

test("scripts and bench have one file for each command, of its name, and nothing else beside them", () => {
  const named = own.map((name) => path.relative(root, scriptFile(name)));
  const there = commandFolders.flatMap((folder) =>
    fs.globSync(`${folder}/*.{ts,mjs}`, { cwd: root, exclude: ["**/*.test.ts", "**/*.d.mts"] }),
  );
  expect(there.filter((file) => !beside.includes(file)).sort()).toEqual(named.sort());
  for (const name of own) {
    const [inFolder, dashed] = [path.basename(path.dirname(scriptFile(name))), name.replaceAll(":", "-")];
    expect([dashed, dashed.replace(`-${inFolder}`, "")]).toContain(path.parse(scriptFile(name)).name);
  }
});

describe.each(own)("npm run %s", (name) => {
  const of = () => said.map((each, index) => ({ ...each, ...attempts[index] })).filter((each) => each.name === name);

  test("--help prints the help and does nothing", () => {
    const [{ code, out, error } = { code: null, out: "", error: "" }] = of();
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}(?: -- .+)?\n\n[A-Z].+`));
    expect(out).toContain("Exit code: 0 ");
  });

  test("an option that it does not have, and a word where it takes none, is refused with the usage", () => {
    const refused = of().slice(1);
    expect(refused.length).toBe(withWords.includes(name) ? 1 : 2);
    for (const { given, code, out, error } of refused) {
      expect([given, code, out]).toEqual([given, 2, ""]);
      expect(error).toMatch(new RegExp(`^.*no-such.*\nUsage: npm (?:run )?${name}`));
    }
  });
});

test.each(["retention", "start"])("npm run %s -- --help as npm runs it", async (name) => {
  const { code, out } = await run("npm", ["run", "--silent", name, "--", "--help"]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Usage: npm /)]);
});

test("nothing was made or changed by any of them", () => {
  expect(fs.existsSync(dataDir)).toBe(false);
  expect(written()).toEqual(before);
});
