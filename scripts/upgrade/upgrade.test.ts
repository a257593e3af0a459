import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../../lib/process/free-port";
import { root } from "../../lib/process/steps.ts";
import { currentRelease, previousRelease } from "./home.ts";
import { releaseEnv } from "./run-in.ts";
import { type UpgradePlan, upgrade } from "./upgrade.ts";

// The releases are servers of a few lines, so that each can fail in its own way. npm run bench -- upgrade does it with the
// portal.

let folder: string;
let home: string;
let ports: [number, number];
let said: string[];
let restarts: number[];
const processes = new Map<number, ChildProcess>();

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal upgrade सेहत-"));
  home = path.join(folder, "home");
  ports = [await freePort(), await freePort()];
  [said, restarts] = [[], []];
});
afterEach(async () => {
  for (const port of ports) await end(port);
  fs.rmSync(folder, { recursive: true, force: true });
});

type Faults = { brokenPage?: boolean; migrationFails?: boolean; failsAt?: number; unnamed?: boolean };

/** A folder that counts as built. `failsAt`: the port at which its process ends at once. */
function release(
  name: string,
  { brokenPage = false, migrationFails = false, failsAt = 0, unnamed = false }: Faults = {},
): string {
  const place = path.join(folder, name);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    fs.writeFileSync(path.join(place, file), text);
  };
  write("package.json", '{ "type": "module", "scripts": { "static": "tsx scripts/older/static.ts" } }');
  write(".next/BUILD_ID", name);
  write(`.next/static/chunks/${name}.js`, name);
  write(`.next/compressed/chunks/${name}.js`, name);
  write(".env", "SECRET=1");
  write("data/portal.sqlite", "rows");
  write(
    "scripts/migrate.ts",
    migrationFails
      ? "process.exit(1)"
      : `import fs from "node:fs"; fs.appendFileSync(process.env.MIGRATED ?? "", "${name} ")`,
  );
  write(
    "scripts/older/static.ts",
    'import { cpSync } from "node:fs"; for (const [from, to] of [["static", "_next"], ["compressed", "br/_next"]]) cpSync(".next/" + from, [process.argv[2], to, "static"].join("/"), { recursive: true })',
  );
  write(
    "scripts/serve.mjs",
    `import { createServer } from "node:http";
    const port = Number(process.env.PORT);
    if (port === ${failsAt}) process.exit(1);
    const server = createServer((request, response) => {
      ${unnamed ? "" : `response.setHeader("X-Portal-Build", "${name}");`}
      response.writeHead(request.url === "/courses" && ${brokenPage} ? 500 : 200).end("${name}");
    }).listen(port);
    process.on("SIGTERM", () => process.exit(0));`,
  );
  fs.symlinkSync(path.join(root, "node_modules"), path.join(place, "node_modules"));
  return place;
}

function start(port: number): void {
  const current = currentRelease(home) ?? "";
  processes.set(
    port,
    spawn("node", ["scripts/serve.mjs"], {
      cwd: current,
      env: releaseEnv(current, { PORT: String(port) }),
      stdio: "ignore",
    }),
  );
}

async function end(port: number): Promise<void> {
  const child = processes.get(port);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

const migrations = () =>
  fs.existsSync(path.join(folder, "migrated"))
    ? fs.readFileSync(path.join(folder, "migrated"), "utf8").trim().split(" ")
    : [];
const shown = (port: number) => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
const releases = () => fs.readdirSync(path.join(home, "releases"));

const go = (source: string, given: Partial<UpgradePlan> = {}) =>
  upgrade({
    home,
    source,
    back: false,
    ports,
    standIn: null,
    staticFolder: null,
    keep: 2,
    idleMs: 50,
    limitMs: 10_000,
    env: { MIGRATED: path.join(folder, "migrated") },
    restart: async (port) => {
      restarts.push(port);
      await end(port);
      start(port);
    },
    say: (line) => said.push(line),
    ...given,
  });

test("the first release is made, tried and started; the next one replaces it, one process after the other; going back needs no migration", async () => {
  const withFiles = { staticFolder: path.join(home, "static") };
  const served = () =>
    ["_next", "br/_next"].map((place) => fs.readdirSync(path.join(home, "static", place, "static", "chunks")));
  await go(release("one"), withFiles);
  expect([await shown(ports[0]), await shown(ports[1]), restarts]).toEqual(["one", "one", ports]);
  // A folder of a portal that ran there: its rows and settings are none of a release.
  expect(fs.readdirSync(currentRelease(home) ?? "")).not.toEqual(expect.arrayContaining([".env"]));
  expect(fs.existsSync(path.join(currentRelease(home) ?? "", "data"))).toBe(false);
  const first = currentRelease(home);
  await go(release("two"), withFiles);
  expect([await shown(ports[0]), await shown(ports[1])]).toEqual(["two", "two"]);
  expect(previousRelease(home)).toBe(first);
  // A page that a browser has open names the files of its own release.
  expect(served()).toEqual([
    ["one.js", "two.js"],
    ["one.js", "two.js"],
  ]);
  await go("", { back: true });
  expect([await shown(ports[0]), await shown(ports[1]), migrations()]).toEqual(["one", "one", ["one", "two"]]);
  await go("", { back: true });
  expect(await shown(ports[0])).toBe("two");
  await go(release("three"), withFiles);
  expect(releases()).toHaveLength(2);
  expect(served()).toEqual([
    ["three.js", "two.js"],
    ["three.js", "two.js"],
  ]);
});

test.each<[string, Faults, string[], string]>([
  ["a page that fails", { brokenPage: true }, ["one", "bad"], "/courses (en) answers 500"],
  ["a migration that fails", { migrationFails: true }, ["one"], "scripts/migrate.ts ended with 1."],
])("%s: no process is restarted, and nothing of the release stays", async (_, faults, migrated, reason) => {
  await go(release("one"));
  restarts = [];
  await expect(go(release("bad", faults))).rejects.toThrow(reason);
  expect([await shown(ports[0]), await shown(ports[1]), restarts, migrations()]).toEqual(["one", "one", [], migrated]);
  expect([
    releases().length,
    path.basename(currentRelease(home) ?? "").endsWith("-one"),
    previousRelease(home),
  ]).toEqual([1, true, null]);
});

test.each([0, 1])(
  "a release that does not start as process %i: all processes run the one from before again",
  async (index) => {
    await go(release("one"));
    await go(release("two", { unnamed: true }));
    const [current, previous] = [currentRelease(home), previousRelease(home)];
    restarts = [];
    await expect(go(release("bad", { failsAt: ports[index] }), { limitMs: 3000 })).rejects.toThrow("The portal runs");
    expect([await shown(ports[0]), await shown(ports[1])]).toEqual(["two", "two"]);
    expect([currentRelease(home), previousRelease(home)]).toEqual([current, previous]);
    // The second process is touched only once the first one runs.
    expect(restarts).toEqual(index === 0 ? [ports[0], ports[0]] : [ports[0], ports[1], ports[0], ports[1]]);
  },
);

test("a release whose restart is interrupted is gone back from", async () => {
  await go(release("one"));
  let checks = 0;
  const checkInterrupted = () => {
    checks += 1;
    if (checks === 3) throw new Error("interrupted");
  };
  await expect(go(release("two"), { checkInterrupted })).rejects.toThrow("interrupted");
  expect([await shown(ports[0]), await shown(ports[1])]).toEqual(["one", "one"]);
});

test("while another process is not ready, none is restarted", async () => {
  await go(release("one"));
  await end(ports[1]);
  restarts = [];
  await expect(go(release("two"))).rejects.toThrow(`port ${ports[1]} is not ready`);
  expect([restarts, await shown(ports[0]), releases().length]).toEqual([[], "one", 1]);
});

test("one process: another one replaces it while it is restarted, and is taken out of the proxy and ended afterwards", async () => {
  const standIn = await freePort();
  const given = { ports: [ports[0]], standIn, idleMs: 500 };
  const out = () => (fs.existsSync(path.join(home, "out")) ? fs.readdirSync(path.join(home, "out")) : []);
  let answeredMeanwhile = "";
  await go(release("one"), given);
  await go(release("two"), {
    ...given,
    restart: async (port) => {
      await end(port);
      answeredMeanwhile = await shown(standIn);
      start(port);
    },
  });
  expect([answeredMeanwhile, await shown(ports[0])]).toEqual(["two", "two"]);
  // Once more: while it is taken out, it still answers what nginx has sent it.
  const going = go(release("three"), given);
  await vi.waitFor(() => expect(out()).toContain(String(standIn)), { timeout: 200_000, interval: 10 });
  expect(await shown(standIn)).toBe("three");
  await going;
  expect(out()).toEqual([]);
  await expect(shown(standIn)).rejects.toThrow();
});

test("each process is taken out of the proxy before it is restarted, and put back when it is ready or the release is gone back from", async () => {
  const out = () => (fs.existsSync(path.join(home, "out")) ? fs.readdirSync(path.join(home, "out")) : []);
  const seen: string[][] = [];
  const restart = async (port: number) => {
    seen.push(out());
    await end(port);
    start(port);
  };
  await go(release("one"), { restart });
  await go(release("two"), { restart });
  await expect(go(release("bad", { failsAt: ports[1] }), { restart, limitMs: 20_000 })).rejects.toThrow("as before");
  const [first, second] = ports.map((port) => [String(port)]);
  // Nothing is taken out where nothing runs yet, or no longer.
  expect(seen).toEqual([[], [], first, second, first, second, first, []]);
  expect(out()).toEqual([]);
});

test("a restart that fails, as that of systemd does, leaves no process taken out, and keeps no other one from going back", async () => {
  await go(release("one"));
  let tries = 0;
  const restart = async (port: number) => {
    await end(port);
    tries += 1;
    // The second process does not start; going back, the first one does not at its first try.
    if (tries === 2 || tries === 3) throw new Error("Job failed.");
    start(port);
  };
  await expect(go(release("two"), { restart })).rejects.toThrow(`did not start again at port ${ports[0]}: Job failed.`);
  expect(await shown(ports[1])).toBe("one");
  expect(fs.readdirSync(path.join(home, "out"))).toEqual([]);
});

test("a terminal that ends during an upgrade leaves nothing of the release and no lock", () => {
  const source = release("one");
  fs.writeFileSync(path.join(source, "scripts", "migrate.ts"), 'process.kill(process.ppid, "SIGHUP")');
  const options = ["--home", home, "--ports", String(ports[0]), "--restart", "true PORT"];
  const { status, stderr } = spawnSync("node", ["scripts/upgrade.ts", ...options, source], { encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, "✗ It was interrupted."]);
  expect([releases(), fs.existsSync(path.join(home, "upgrade.lock"))]).toEqual([[], false]);
});

test("of two upgrades at once one is refused; the lock of one that was killed is no obstacle", async () => {
  const both = await Promise.allSettled([go(release("one")), go(release("two"))]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const dead = spawn("true");
  await new Promise((resolve) => dead.once("exit", resolve));
  fs.writeFileSync(path.join(home, "upgrade.lock"), String(dead.pid));
  await go(release("three"));
  expect(await shown(ports[0])).toBe("three");
});

test("a name that is neither a commit nor a folder is refused in words", async () => {
  await expect(go("--no-such-commit")).rejects.toThrow("--no-such-commit is neither a commit");
  await expect(go("", { back: true })).rejects.toThrow("There is no release to go back to.");
});
