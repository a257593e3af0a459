import { execFileSync, spawn } from "node:child_process";
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
const otherPrograms = ["lint", "unit", "e2e"];
/** npm runs it after an installation. */
const byItself = ["postinstall"];
const named = Object.keys(scripts).filter((name) => ![...otherPrograms, ...byItself].includes(name));
/** Where the subcommands of a command are, each a file of its name; `defaultCommand` runs where none is named. */
const folders: Record<string, { folder: string; defaultCommand?: string }> = {
  generate: { folder: "scripts/generate" },
  content: { folder: "scripts/content", defaultCommand: "check" },
  bench: { folder: "bench/commands", defaultCommand: "measure" },
};
const filesIn = (folder: string) =>
  fs.globSync(`${folder}/*.ts`, { cwd: root, exclude: ["**/*.test.ts"] }).map((file) => path.parse(file).name);
const subcommands = Object.entries(folders).flatMap(([name, { folder, defaultCommand }]) =>
  filesIn(folder)
    .filter((file) => file !== defaultCommand)
    .map((file) => `${name} -- ${file}`),
);
const own = [...named, ...subcommands];
/** These take any word. */
const withWords = [
  "backup",
  "backup-key",
  "restore",
  "move-database",
  "static",
  "standalone",
  "check",
  "upgrade",
  "content -- new",
  "content -- studio",
  "generate -- confusables",
  "generate -- language",
];

const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-commands-"));
const dataDir = path.join(work, "data");
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** The file that the script names last, or the one that it runs with these arguments. */
function scriptFile(name: string): string {
  const [script = "", subcommand] = name.split(" -- ");
  const { folder = "", defaultCommand } = folders[script] ?? {};
  const file = subcommand ?? defaultCommand;
  return path.join(root, file ? `${folder}/${file}.ts` : (scripts[script]?.split(" ").at(-1) ?? ""));
}

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
});

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
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(30);
  for (const [name, script] of Object.entries(scripts))
    expect([name, script]).toEqual([name, expect.not.stringMatching(/&&|\|\||;/)]);
});

/**
 * Where commands are, and what is beside them: the server, and what an upgrade of any release runs in a new one
 * (scripts/upgrade/make-release.ts).
 */
const commandFolders = ["scripts", "scripts/database", "scripts/test", "bench"];
const beside = ["scripts/install.mjs", "scripts/serve.mjs"];

test("scripts and bench have one file for each command, of its name, and nothing else beside them", () => {
  const files = named.map((name) => scripts[name]?.split(" ").at(-1) ?? "");
  const there = commandFolders.flatMap((folder) =>
    fs.globSync(`${folder}/*.{ts,mjs}`, { cwd: root, exclude: ["**/*.test.ts", "**/*.d.mts"] }),
  );
  expect(there.filter((file) => !beside.includes(file)).sort()).toEqual(files.sort());
  for (const name of named) {
    const { dir, name: file } = path.parse(scripts[name]?.split(" ").at(-1) ?? "");
    const dashed = name.replaceAll(":", "-");
    expect([dashed, dashed.replace(`-${path.basename(dir)}`, "")]).toContain(file);
  }
});

test.each(Object.entries(folders))(
  "npm run %s names each file of its folder, and each is there",
  async (name, { folder, defaultCommand }) => {
    const source = fs.readFileSync(path.join(root, scripts[name]?.split(" ").at(-1) ?? ""), "utf8");
    const table = /subcommands: \{\n(.*?)\n {2}\}/s.exec(source)?.[1] ?? "";
    const rows = [...table.matchAll(/^ {4}"?([\w-]+)"?:/gm)].map(([, row = ""]) => row);
    expect(rows.sort()).toEqual(
      filesIn(folder)
        .filter((file) => file !== defaultCommand)
        .sort(),
    );
  },
);

test("each command that a document, a unit, an image or a text of the code names is there", () => {
  const files = execFileSync(
    "git",
    ["grep", "-lE", "npm run [a-z]", "--", ".", ":!CHANGELOG.md", ":!lib/process/read-command.test.ts"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const unknown = files
    .trim()
    .split("\n")
    .flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(root, file), "utf8")
          .matchAll(/npm run (?:--silent )?([a-z][\w-]*(?::[a-z]+)?)(?: -- ([a-z][\w-]*))?/g),
      ]
        .filter(([, name = "", word]) => {
          const ownFolder = folders[name];
          if (!scripts[name]) return true;
          if (!word || !ownFolder) return false;
          return !filesIn(ownFolder.folder).includes(word) && ownFolder.defaultCommand === undefined;
        })
        .map(([command]) => `${file}: ${command}`),
    );
  expect(unknown).toEqual([]);
});

describe.each(own)("npm run %s", (name) => {
  const of = () => said.map((each, index) => ({ ...each, ...attempts[index] })).filter((each) => each.name === name);

  test("--help prints the help and does nothing", () => {
    const [{ code, out, error } = { code: null, out: "", error: "" }] = of();
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: npm (?:run )?${name}(?: .+)?\n\n[A-Z].+`));
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

test.each([
  ["retention", []],
  ["start", []],
  ["content", []],
  ["content", ["searches"]],
  ["bench", ["fuzz"]],
])("npm run %s -- %j --help as npm runs it", async (name, words) => {
  const { code, out } = await run("npm", ["run", "--silent", name, "--", ...words, "--help"]);
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npm .*${[name, ...words].join(" -- ")}`))]);
});

test("nothing was made or changed by any of them", () => {
  expect(fs.existsSync(dataDir)).toBe(false);
  expect(written()).toEqual(before);
});
