import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../../../lib/platform/settings";
import { connectionLimits } from "../../../server/running/listen";
import { type Portal, startPortal } from "../../../testing/portal/portal";

let portal: Portal;
let dataDir: string;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-slow-"));
  portal = await startPortal({ PORTAL_DATA_DIR: dataDir, PORTAL_REQUEST_TIMEOUT_MS: "1000" });
  // What answers is loaded with its first request; that is not what is measured here.
  for (const address of ["/api/users/login", "/login", "/profile/picture"])
    await fetch(portal.url + address, { method: "POST" });
  for (const address of ["/dashboard", "/courses"]) await fetch(portal.url + address);
});
afterAll(async () => {
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test("the limit and the time until it is looked at stay under a minute together", () => {
  const {
    requestTimeout = 0,
    connectionsCheckingInterval = 0,
    headersTimeout = 0,
  } = connectionLimits(readSettings({ SESSION_SECRET: "a secret of the tests, long enough" }).requestTimeoutMs, false);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(60_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

/**
 * Sends a drop each tenth of a second and never comes to an end. @returns after how long the portal ended it, and its
 * answer
 */
function trickle(head: string, drop: string): Promise<{ afterMs: number; text: string }> {
  return new Promise((resolve) => {
    const began = performance.now();
    let text = "";
    const socket = net.connect(Number(new URL(portal.url).port), "localhost");
    const drip = setInterval(() => socket.writable && socket.write(drop), 100);
    socket.on("data", (chunk) => (text += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      resolve({ afterMs: performance.now() - began, text });
    });
    socket.write(head);
  });
}

const host = "Host: localhost\r\n";
const cases: [what: string, head: string][] = [
  [
    "the body of a call",
    `POST /api/users/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
  ],
  [
    "a body in pieces",
    `POST /api/users/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  [
    "a form",
    `POST /login HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x`,
  ],
  [
    "a picture",
    `POST /profile/picture HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x`,
  ],
  ["a body that the request needs none of", `GET /dashboard HTTP/1.1\r\n${host}Content-Length: 5000\r\n\r\n`],
  ["the head", `GET /courses HTTP/1.1\r\n${host}X-Slow: `],
];
test.each(cases)("%s that comes byte by byte is ended at the limit, and the portal goes on", async (_, head) => {
  const { afterMs, text } = await trickle(head, head.includes("chunked") ? "1\r\na\r\n" : "a");
  expect(afterMs).toBeLessThan(4000);
  expect(text).not.toMatch(/^HTTP\/1\.1 5/);
  expect((await fetch(`${portal.url}/courses`)).status).toBe(200);
});
