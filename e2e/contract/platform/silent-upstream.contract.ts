import fs from "node:fs";
import { createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../../lib/process/free-port";
import { callApi, errorBody } from "../../../testing/calls/call-api";
import { courseId, makeRegistration, newAddress, topics } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { pageHeading } from "../support/raw";

const message =
  "The portal's data service is not answering just now. Nothing you saved is lost. Please try again in a minute.";
const calls: [method: string, path: string, body?: Record<string, unknown>][] = [
  ["GET", "/courses?language=en"],
  ["GET", `/quiz/${topics[0].id}`],
  ["POST", "/users/login", { username: newAddress(), password: "lotus-pond-7" }],
  ["POST", "/users/register", makeRegistration(newAddress())],
  ["POST", `/courses/modules/${courseId}?language=en`, {}],
];

type Behaviour = (socket: Socket) => void;

/**
 * The existing backend at one address: `behaviour` decides what happens to a call. Without one, nothing listens there.
 */
const sockets = new Set<Socket>();
let behaviour: Behaviour | null = null;
const backend = createServer((socket) => {
  sockets.add(socket.on("error", () => undefined));
  socket.on("close", () => sockets.delete(socket));
  // A socket that is not read never reports that the other side hung up.
  socket.resume();
  behaviour?.(socket);
});

async function behave(next: Behaviour | null): Promise<void> {
  behaviour = next;
  if (next && !backend.listening) await new Promise<void>((listening) => backend.listen(backendPort, listening));
  if (!next && backend.listening) await new Promise((closed) => backend.close(closed));
}

const answering = (text: string) => (socket: Socket) => void socket.once("data", () => socket.end(text));
const sayingAndWaiting = (text: string) => (socket: Socket) => void socket.once("data", () => socket.write(text));
const backends: [what: string, behaviour: Behaviour | null][] = [
  ["is not there", null],
  ["takes the call and never answers", () => undefined],
  ["hangs up in the middle", (socket) => void socket.once("data", () => socket.destroy())],
  ["breaks", answering("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")],
  [
    "answers with a page",
    answering("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\nConnection: close\r\n\r\n<p>hi</p>"),
  ],
  [
    "begins an answer and does not end it",
    sayingAndWaiting("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n["),
  ],
  [
    "sends more than anybody can want",
    answering(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n["${"a".repeat(5 * 1024 * 1024)}"]`,
    ),
  ],
  [
    "never stops sending",
    (socket) => {
      const send = () => !socket.destroyed && socket.write("a".repeat(64 * 1024), () => setImmediate(send));
      socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", send));
    },
  ],
  [
    "sends somewhere else",
    answering("HTTP/1.1 302 Found\r\nLocation: http://localhost:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
  ],
];

// Course pages lead to the courses then, and lists of articles show the error in their place, as documented.
const pages = ["/", "/courses", "/discussions", "/bihar", `/certificate/${"0".repeat(32)}`];
const headings = {
  en: "The portal's data service is not answering just now.",
  hi: "पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।",
};

const limitMs = 2000;
/**
 * What a slow machine may add. That the calls of a page share the limit is shown by
 * `lib/api/upstream-http/upstream-client.test.ts`; here no page may hang.
 */
const allowanceMs = 10_000;

let backendPort: number;
let portal: Portal;
let dataDir: string;
beforeAll(async () => {
  backendPort = await freePort();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-silent-"));
  portal = await startPortal({
    PORTAL_DATA_DIR: dataDir,
    PORTAL_UPSTREAM_URL: `http://localhost:${backendPort}`,
    PORTAL_UPSTREAM_TIMEOUT_MS: String(limitMs),
  });
  // The first time a page's own code is loaded, which is not what the limit is about; nothing of a page that failed is
  // stored.
  await Promise.all(pages.map(async (page) => (await fetch(portal.url + page)).text()));
});
afterAll(async () => {
  await portal.stop();
  for (const socket of sockets) socket.destroy();
  backend.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** @throws when the work took longer than the one time limit and the allowance */
async function withinLimit<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work;
  expect(performance.now() - began, what).toBeLessThan(limitMs + allowanceMs);
  return result;
}

async function readPage(
  page: string,
  language: string,
): Promise<{ status: number; heading: string; retryAfter: number }> {
  const answer = await fetch(portal.url + page, { headers: { cookie: `language=${language}` }, redirect: "manual" });
  return {
    status: answer.status,
    heading: pageHeading(await answer.text()),
    retryAfter: Number(answer.headers.get("retry-after")),
  };
}

describe.each(backends.map(([what, next], index) => [what, next, index] as const))(
  "a backend that %s",
  (_, next, index) => {
    beforeAll(() => behave(next));

    test("each call returns the error within the time limit, with when to try again", async () => {
      const check = async ([method, address, body]: (typeof calls)[number]) => {
        const what = `${method} ${address}`;
        const answer = await withinLimit(what, callApi(method, address, { body, token: "A".repeat(43) }, portal.url));
        expect([answer.status, answer.body], what).toEqual([
          503,
          expect.objectContaining(errorBody(message, "SERVICE_UNAVAILABLE")),
        ]);
        expect(Number(answer.headers.get("retry-after")), what).toBeGreaterThan(0);
        expect(answer.headers.getSetCookie(), what).toEqual([]);
      };
      await Promise.all(calls.map(check));
    });

    test("no page takes longer than one time limit, and each shows the error in its language", async () => {
      const check = async (page: string, language: string, heading: string) => {
        // Two at once: the second waits for what the first one renders.
        const answers = await withinLimit(
          `${page} ${language}`,
          Promise.all([1, 2].map(() => readPage(page, language))),
        );
        for (const { status, heading: shown, retryAfter } of answers) {
          expect([status, shown], page).toEqual([503, heading]);
          expect(retryAfter, page).toBeGreaterThan(0);
        }
      };
      // From one backend to the next the languages change places: each page shows both, and each backend meets both.
      const languageAt = (position: number) => ((position + index) % 2 === 0 ? "en" : "hi");
      await Promise.all(
        pages.map((page, position) => check(page, languageAt(position), headings[languageAt(position)])),
      );
    });

    test("a call's message is in the visitor's language, and no connection to the backend stays open", async () => {
      const answer = await callApi("GET", "/courses?language=hi", {}, portal.url);
      expect(answer.body.message).toMatch(/^पोर्टल की डेटा सेवा/);
      await vi.waitFor(() => expect(sockets.size).toBe(0), 20_000);
    });
  },
);
