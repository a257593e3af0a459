import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../../lib/process/steps.ts";
import { startPortal } from "../../testing/portal/portal";

type Proxy = { url: string; close: () => void };

/** One address in front of whichever portal is running, as during a restart. */
export function proxyTo(target: () => string): Promise<Proxy> {
  return listen((request, response) => passOn(target(), request, response));
}

function passOn(target: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers, url = "/" } = request;
  const passed = http.request(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}

async function listen(answer: http.RequestListener): Promise<Proxy> {
  const server = http.createServer(answer);
  await once(server.listen(0), "listening");
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A portal at one address whose build and settings are replaced while it is used. */
export type Updated = {
  url: string;
  folder: string;
  /** Stops the portal and starts it with another build. */
  update: (env?: Record<string, string>) => Promise<void>;
  /** What every script and style sheet of the offline portal ends with since the update. */
  edition: string;
  stop: () => Promise<void>;
};

const edition = "later1";
const buildId = fs.readFileSync(path.join(root, ".next", "BUILD_ID"), "utf8").trim();
const reversed = (words: string) => [...words].reverse().join("");
const isText = /^(?:text\/|application\/(?:javascript|json))|javascript|x-component/;

/**
 * Another build takes minutes, so the proxy makes one of the same length out of the answers: every chunk, every file of a
 * page's scripts and the build's id have other names, those of the build before are gone, and the worker and the scripts
 * without React are other bytes.
 */
const renamed = (words: string) =>
  words
    .replaceAll("static/chunks/", `static/${edition}/`)
    .replaceAll(buildId, reversed(buildId))
    .replace(/\/scripts\/([\w-]{22})\//g, (_, digest: string) => `/scripts/${reversed(digest)}/`);

const originalAddress = (url: string) =>
  url
    .replace(`/static/${edition}/`, "/static/chunks/")
    .replaceAll(reversed(buildId), buildId)
    .replace(/^\/scripts\/([\w-]{22})\//, (_, digest: string) => `/scripts/${reversed(digest)}/`);

async function answerOfNextBuild(target: string, request: http.IncomingMessage, response: http.ServerResponse) {
  const { method, url = "/" } = request;
  const gone = url.includes("/static/chunks/") || url.includes(`/static/${buildId}/`);
  // The names of what is stored by the browser are those of the build before.
  const { "if-none-match": _, "if-modified-since": __, ...headers } = request.headers;
  const passed = http.request(new URL(gone ? "/_next/static/gone.js" : originalAddress(url), target), {
    method,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  request.pipe(passed);
  const [answer] = (await once(passed, "response")) as [http.IncomingMessage];
  const { etag: ___, "content-length": length, ...sent } = answer.headers;
  if (!isText.test(answer.headers["content-type"] ?? "")) {
    response.writeHead(answer.statusCode ?? 502, length ? { ...sent, "content-length": length } : sent);
    answer.pipe(response);
    return;
  }
  const end = /^\/offline\/.+\.(?:js|css)$/.test(url) ? `\n/* ${edition} */` : "";
  const body = renamed(await text(answer)) + end;
  if (typeof sent.link === "string") sent.link = renamed(sent.link);
  response.writeHead(answer.statusCode ?? 502, sent);
  response.end(body);
}

/** Starts a portal on a data folder of its own. */
export async function startUpdated(env: Record<string, string> = {}): Promise<Updated> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-e2e-updated-"));
  let target = "";
  let isUpdated = false;
  const proxy = await listen((request, response) => {
    if (!isUpdated) return passOn(target, request, response);
    answerOfNextBuild(target, request, response).catch(() => response.destroy());
  });
  const settings = { PORTAL_DATA_DIR: folder, PORTAL_URL: proxy.url, TESTS_WITHOUT_WAITING: "1", ...env };
  let portal = await startPortal(settings);
  target = portal.url;
  return {
    url: proxy.url,
    folder,
    edition,
    async update(changed = {}) {
      await portal.stop();
      portal = await startPortal({ ...settings, ...changed });
      target = portal.url;
      isUpdated = true;
    },
    async stop() {
      proxy.close();
      await portal.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
