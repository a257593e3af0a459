import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../lib/process/free-port";
import { cannotListen, refusedSettings } from "../../../lib/process/keep-running";
import { projectEnv, root } from "../../../lib/process/steps.ts";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// Where a portal listens, and that it does not start where it cannot, or without its content.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-listening-"));
let portal: Portal;
beforeAll(async () => {
  const dataDir = path.join(folder, "data");
  portal = await startPortal({
    PORTAL_DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
    SKIP_WARM_UP: "",
  });
});
afterAll(async () => {
  await portal?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const at = (address: string) => `http://${address}:${new URL(portal.url).port}`;

test("with HOST=127.0.0.1 pages of both languages and calls answer, rewritten addresses among them", async () => {
  for (const language of ["en", "hi"])
    for (const [address, status] of [
      ["/", 200],
      ["/courses", 200],
      ["/bihar", 200],
      ["/login", 200],
      ["/search?query=anaemia", 200],
      ["/no-such-page", 404],
      ["/api/courses", 200],
      ["/readyz", 200],
    ] as const) {
      const answer = await fetch(at("127.0.0.1") + address, {
        headers: { cookie: `language=${language}` },
        signal: AbortSignal.timeout(200_000),
      });
      expect([address, answer.status]).toEqual([address, status]);
      if (address === "/courses") expect(await answer.text()).toContain(`<html lang="${language}`);
    }
});

test("nobody reaches it at another address of the machine", async () => {
  const others = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  const external = others
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  for (const address of ["127.0.0.2", "[::1]", ...external]) {
    const reached = await fetch(`${at(address)}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    expect([address, reached?.status]).toEqual([address, undefined]);
  }
});

test("it renders its first pages by that address", async () => {
  await expect.poll(() => fetch(`${at("127.0.0.1")}/bihar`).then(({ status }) => status)).toBe(200);
  expect(portal.output()).not.toMatch(/could not be (?:made ready|rendered)/);
});

test("a proxy in a trusted range may name a request", async () => {
  const headers = { "x-request-id": "5f1c0b1e22d94c8e" };
  expect((await fetch(`${at("127.0.0.1")}/api/users/profile`, { headers })).headers.get("x-request-id")).toBe(
    "5f1c0b1e22d94c8e",
  );
});

/** Starts a server that has to end by itself. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const all = {
    PORTAL_DATA_DIR: path.join(folder, "never"),
    DATABASE_URL: "",
    PORTAL_URL: "",
    NODE_ENV: "production",
    PORT: String(await freePort()),
    ...env,
  };
  const child = spawn("node", ["scripts/serve.mjs"], {
    cwd: root,
    env: projectEnv(all),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const patience = setTimeout(() => child.kill("SIGKILL"), 540_000);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(patience);
  return { code, said };
}

test("a taken METRICS_PORT or PORT, another machine's HOST, content that is not there, and a data folder that another portal has or that cannot be made end the start with a sentence", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const port = String((taken.address() as AddressInfo).port);
  const content = path.join(folder, "no-content");
  const failures: [Record<string, string>, string][] = [
    [{ METRICS_PORT: port }, `Port ${port} is taken. Choose another: METRICS_PORT=`],
    [{ PORT: port, HOST: "127.0.0.1" }, `Port ${port} is taken. Choose another: PORT=`],
    [{ HOST: "192.0.2.1" }, "HOST: 192.0.2.1 is no address of this machine"],
    [{ PORTAL_CONTENT_DIR: content }, `There is no folder ${content}. Is PORTAL_CONTENT_DIR right?`],
    [{ PORTAL_DATA_DIR: path.join(folder, "data") }, "Another portal runs on the data folder"],
    [{ PORTAL_DATA_DIR: "/proc/portal" }, "No folder can be made at /proc/portal."],
    [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES must not have a range of all addresses"],
  ];
  for (const [env, sentence] of failures) {
    const { code, said } = await failedStart(env);
    expect([env, code, said]).toEqual([
      env,
      sentence.startsWith("Port ") || env.HOST ? cannotListen : refusedSettings,
      expect.stringContaining(sentence),
    ]);
    expect(said).not.toMatch(/The portal is open|\n\s+at /);
  }
  await new Promise((resolve) => taken.close(resolve));
});
