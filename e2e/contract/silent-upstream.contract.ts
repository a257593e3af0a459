import fs from "node:fs";
import { createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port";
import { type Portal, startPortal } from "../../scripts/portal";
import { ask, refusal } from "./ask";
import { courseId, newAddress, registrationOf, topics } from "./learners";
import { headingOf } from "./raw";

const words = "The portal's data service is not answering just now. Nothing you saved is lost. Please try again in a minute.";
const calls: [method: string, path: string, body?: Record<string, unknown>][] = [
  ["GET", "/courses?language=en"],
  ["GET", `/quiz/${topics[0].id}`],
  ["POST", "/users/login", { username: newAddress(), password: "lotus-pond-7" }],
  ["POST", "/users/register", registrationOf(newAddress())],
  ["POST", `/courses/modules/${courseId}?language=en`, {}],
];

/** A backend that takes the call and then says nothing, or something that is no answer. */
function backendThat(answers: (socket: Socket) => void): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    answers(socket);
  });
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return new Promise((resolve) => server.listen(0, () => resolve({ url: `http://localhost:${(server.address() as { port: number }).port}`, close })));
}

const answering = (text: string) => (socket: Socket) => void socket.once("data", () => socket.end(text));
const sayingAndWaiting = (text: string) => (socket: Socket) => void socket.once("data", () => socket.write(text));
const backends: [what: string, start: () => Promise<{ url: string; close: () => void }>][] = [
  ["is not there", async () => ({ url: `http://localhost:${await freePort()}`, close: () => undefined })],
  ["takes the call and never answers", () => backendThat(() => undefined)],
  ["hangs up in the middle", () => backendThat((socket) => void socket.once("data", () => socket.destroy()))],
  ["breaks", () => backendThat(answering("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno"))],
  [
    "answers with a page",
    () => backendThat(answering("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\nConnection: close\r\n\r\n<p>hi</p>")),
  ],
  [
    "begins an answer and does not end it",
    () => backendThat(sayingAndWaiting("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[")),
  ],
  [
    "sends more than anybody can want",
    () => backendThat(answering(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n["${"a".repeat(5 * 1024 * 1024)}"]`)),
  ],
  [
    "never stops sending",
    () =>
      backendThat((socket) => {
        const send = () => !socket.destroyed && socket.write("a".repeat(64 * 1024), () => setImmediate(send));
        socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", send));
      }),
  ],
  [
    "sends somewhere else",
    () => backendThat(answering("HTTP/1.1 302 Found\r\nLocation: http://localhost:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")),
  ],
];

describe.each(backends)("a backend that %s", (_, start) => {
  let backend: { url: string; close: () => void };
  let portal: Portal;
  let dataDir: string;
  beforeAll(async () => {
    backend = await start();
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-silent-"));
    portal = await startPortal({ PORTAL_DATA_DIR: dataDir, PORTAL_UPSTREAM_URL: backend.url, PORTAL_UPSTREAM_TIMEOUT_MS: "300" });
  }, 120_000);
  afterAll(async () => {
    await portal.stop();
    backend.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(calls)("%s %s says so within two seconds, and when to try again", async (method, address, body) => {
    const began = performance.now();
    const answer = await ask(method, address, { body, token: "A".repeat(43) }, portal.url);
    expect(performance.now() - began).toBeLessThan(2000);
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining(refusal(words, "SERVICE_UNAVAILABLE"))]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["en", "The portal's data service is not answering just now."],
    ["hi", "पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।"],
  ])("no page takes longer than the one time limit, and each says so in words (%s)", async (language, heading) => {
    // Course pages lead to the courses then, and lists of articles say it in their place, as the documents have it.
    const pages = ["/", "/courses", "/discussions", "/bihar", `/certificate/${"0".repeat(32)}`];
    // The first time a page's own code is loaded, which is not what the limit is about; nothing of a page that failed is kept.
    for (const page of pages) await fetch(portal.url + page);
    for (const page of pages) {
      const began = performance.now();
      // Two at once: the second waits for what the first one renders.
      const answers = await Promise.all([1, 2].map(() => fetch(portal.url + page, { headers: { cookie: `language=${language}` }, redirect: "manual" })));
      for (const answer of answers) {
        expect([answer.status, headingOf(await answer.text())], page).toEqual([503, heading]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect(performance.now() - began, page).toBeLessThan(2000);
    }
  });

  test("the words are in the visitor's language", async () => {
    const answer = await ask("GET", "/courses?language=hi", {}, portal.url);
    expect(answer.body.message).toMatch(/^पोर्टल की डेटा सेवा/);
  });
});
