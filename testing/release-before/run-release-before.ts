import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import * as z from "zod";
import { projectEnv, root } from "../../lib/process/steps.ts";
import { notCounted, releaseBefore } from "./release-before";

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type OldSuite = { passed: number; failed: string[] };

const git = (args: string[]) => spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });

/** A clone without its history does not contain the previous release. */
export function hasReleaseBefore(): boolean {
  return git(["cat-file", "-e", `${releaseBefore.commit}^{commit}`]).status === 0;
}

/**
 * Runs the domains' database tests of the previous release (its code and its tests) on tables that today's migrations
 * have made.
 * @param onBoth on SQLite and on a PostgreSQL of its own, else on SQLite alone
 */
export async function runReleaseBefore(onBoth: boolean): Promise<OldSuite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-release-before-"));
  try {
    unpack(folder);
    await putTodaysMigrations(folder);
    return await runTests(folder, onBoth);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function unpack(folder: string): void {
  const archive = path.join(folder, "release.tar");
  // The packages are those of today.
  const steps = [
    git(["archive", "--format=tar", `--output=${archive}`, releaseBefore.commit]),
    spawnSync("tar", ["-xf", archive, "-C", folder], { encoding: "utf8" }),
  ];
  for (const { status, stderr } of steps)
    if (status !== 0) throw new Error(`The release before could not be unpacked: ${stderr}`);
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}

/**
 * Its tests make their databases with what its own list of migrations names; this is today's list, with everything that
 * it imports.
 */
async function putTodaysMigrations(folder: string): Promise<void> {
  const list = path.join("lib", "platform", "db", "migrations", "index.ts");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [list],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error("The migrations could not be bundled.");
  fs.writeFileSync(path.join(folder, list), bundle.contents);
}

async function runTests(folder: string, onBoth: boolean): Promise<OldSuite> {
  const files = fs
    .globSync("lib/{domain,api}/**/*.test.ts", { cwd: folder })
    .filter((file) => /onFreshPortal|freshDatabase/.test(fs.readFileSync(path.join(folder, file), "utf8")));
  const output = path.join(folder, "report.json");
  const arguments_ = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--maxWorkers=1",
    // In its tests a search for digits finds, in about one of a hundred runs, another learner's random address.
    "--retry=1",
    "--reporter=json",
    `--outputFile=${output}`,
    ...files,
  ];
  const database: Record<string, string> = onBoth ? {} : { TEST_SQLITE_ONLY: "1" };
  const ofThisRun = Object.keys(process.env).filter((name) => /^(?:VITEST|TEST$|TINYPOOL|PORTAL_|TEST_)/.test(name));
  const env = projectEnv({ ...Object.fromEntries(ofThisRun.map((name) => [name, undefined])), ...database });
  const child = spawn("node", arguments_, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  await new Promise((resolve) => child.once("close", resolve));
  if (!fs.existsSync(output)) throw new Error(`The tests of the release before did not run.\n${said.slice(-3000)}`);
  return summary(report.parse(JSON.parse(fs.readFileSync(output, "utf8"))));
}

function summary({ testResults }: z.infer<typeof report>): OldSuite {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const counts = tests.filter(({ fullName }) => !notCounted.some((name) => fullName.includes(name)));
  const broken = testResults
    .filter((file) => file.status === "failed" && file.assertionResults.length === 0)
    .map(({ name, message }) => `${name}: ${message}`);
  const failed = counts
    .filter(({ status }) => status === "failed")
    .map((each) => `${each.fullName}: ${each.failureMessages?.[0]?.slice(0, 300)}`);
  return { passed: counts.filter(({ status }) => status === "passed").length, failed: [...broken, ...failed] };
}
