import fs from "node:fs";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mailedLinks } from "../../lib/contract/routes";
import { freePort } from "../../lib/process/free-port";
import { variantForProxy } from "../../server/answer/response-cache";
import type { StoredRead } from "../../server/page";
import { requestLanguage } from "../../server/route/route";
import { makeRouted } from "../../server/testing/asked";
import { configureNginx, findNginx, startNginx } from "./nginx";

const nginx = findNginx();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-nginx-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe.runIf(nginx)("nginx with deploy/nginx.conf in front of two processes, one of which is restarted", () => {
  /** New scripts have a Brotli form; one of an older release has none. */
  const files: [name: string, text: string | Buffer][] = [
    ["_next/static/new.js", "new script"],
    ["_next/static/new.js.gz", gzipSync("new script")],
    ["br/_next/static/new.js", brotliCompressSync("new script")],
    ["_next/static/new.css", "a{}"],
    ["br/_next/static/new.css", brotliCompressSync("a{}")],
    ["_next/static/older.js", "older script"],
    ["_next/static/older.js.gz", gzipSync("older script")],
    ["_next/static/letters.woff2", "letters"],
  ];
  // Folders as people name them.
  const own = path.join(folder, `two "सेहत" portals`);
  let answering: number;
  let requested: string[] = [];
  const answer = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => {
      // As a process that dies after it has stored what it was sent.
      if (request.url === "/dies") request.socket.destroy();
      else response.end("answered");
    });
  });
  let url: string;
  let process: ReturnType<typeof startNginx>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => answer.listen(0, "127.0.0.1", resolve));
    const [port, refusing] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${port}`;
    answering = (answer.address() as AddressInfo).port;
    const plan = { folder: own, staticFolder: path.join(own, "static"), port, processPorts: [refusing, answering] };
    fs.mkdirSync(plan.staticFolder, { recursive: true });
    fs.writeFileSync(path.join(plan.staticFolder, "unavailable.en.html"), "not answering");
    for (const [name, text] of files) {
      fs.mkdirSync(path.dirname(path.join(plan.staticFolder, name)), { recursive: true });
      fs.writeFileSync(path.join(plan.staticFolder, name), text);
    }
    process = startNginx(own, configureNginx(plan, nginx?.folder ?? ""));
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(404), 20_000);
  });
  afterAll(() => {
    process?.kill("SIGQUIT");
    answer.closeAllConnections();
    answer.close();
  });

  test("what the refusing process was to get goes to the other one, once, whatever the method", async () => {
    requested = [];
    const sent = Array.from({ length: 60 }, (_, index) => `/write-${index}`);
    for (const address of sent)
      expect([address, (await fetch(url + address, { method: "POST", body: "a=1" })).status]).toEqual([address, 200]);
    expect(requested).toEqual(sent.map((address) => `POST ${address}`));
  });

  test.each([
    ["br, gzip", "new.js", "br", "application/javascript", "new script"],
    ["gzip, deflate, br", "new.css", "br", "text/css", "a{}"],
    ["gzip", "new.js", "gzip", "application/javascript", "new script"],
    ["br;q=0, gzip", "new.js", "gzip", "application/javascript", "new script"],
    ["identity", "new.js", null, "application/javascript", "new script"],
    ["br, gzip", "older.js", "gzip", "application/javascript", "older script"],
    ["br", "older.js", null, "application/javascript", "older script"],
    ["br, gzip", "letters.woff2", null, "font/woff2", "letters"],
  ])("a file of the build is sent in its shortest form: %s, %s", async (accepted, name, encoding, type, text) => {
    const sent = await fetch(`${url}/_next/static/${name}`, { headers: { "accept-encoding": accepted } });
    const { headers } = sent;
    expect(sent.status).toBe(200);
    expect([headers.get("content-encoding"), headers.get("content-type"), await sent.text()]).toEqual([
      encoding,
      type,
      text,
    ]);
    expect([headers.get("cache-control"), headers.get("x-content-type-options"), headers.get("vary")]).toEqual([
      "public, max-age=31536000, immutable",
      "nosniff",
      "Accept-Encoding",
    ]);
    // The folder is no address of its own: it is asked of the portal, as anything else.
    expect(await (await fetch(`${url}/br/_next/static/new.js`)).text()).toBe("answered");
    expect((await fetch(`${url}/_next/static/none.js`, { headers: { "accept-encoding": accepted } })).status).toBe(404);
  });

  test("a process that is taken out by a file gets nothing from then on, and is back when the file is gone", async () => {
    const out = path.join(own, "out", String(answering));
    fs.mkdirSync(path.dirname(out), { recursive: true });
    fs.writeFileSync(out, "");
    requested = [];
    // The process that is left refuses everything.
    for (let time = 0; time < 20; time += 1)
      expect((await fetch(`${url}/out-${time}`, { method: "POST", body: "a=1" })).status).toBe(503);
    expect(requested).toEqual([]);
    fs.rmSync(out);
    expect((await fetch(`${url}/back`, { method: "POST", body: "a=1" })).status).toBe(200);
    expect(requested).toEqual(["POST /back"]);
  });

  test("a write that a process got and did not answer is not sent again, and does not take that process out", async () => {
    requested = [];
    for (let time = 0; time < 5; time += 1) {
      expect((await fetch(`${url}/dies`, { method: "POST", body: "a=1" })).status).toBe(503);
      expect((await fetch(`${url}/next`, { method: "POST", body: "a=1" })).status).toBe(200);
    }
    expect(requested).toEqual(Array.from({ length: 5 }, () => ["POST /dies", "POST /next"]).flat());
  });
});

describe.runIf(nginx)("nginx with deploy/nginx.conf in front of a portal that counts", () => {
  let shown = "first";
  let requested: string[] = [];
  const storedRead = (request: IncomingMessage): StoredRead => {
    const address = String(request.url).split("?", 1)[0] ?? "/";
    return {
      page: { kind: "public", path: `/${requestLanguage(request)}${address}` },
      cookies: [],
      asData: request.headers.rsc === "1",
    };
  };
  /**
   * A portal that shows its language and a text that changes, and names the variant of a page, as
   * server/finish/headers.ts does.
   */
  const portal = createServer((request: IncomingMessage, response: ServerResponse) => {
    requested.push(`${request.url}`);
    if (request.url === "/slow-error") return request.socket.destroy();
    // Longer than a packet, as the headers of a page with its policy are.
    if (request.url === "/long") response.setHeader("Content-Security-Policy", `default-src ${"'self' ".repeat(300)}`);
    const routed = makeRouted({ url: request.url, headers: request.headers, stored: storedRead(request) });
    const variant = /^\/(?:dashboard|api)/.test(request.url ?? "")
      ? null
      : variantForProxy(routed, { status: 200, headers: {}, body: Buffer.alloc(0) });
    response.setHeader("Cache-Control", variant ? "max-age=1, stale-while-revalidate=2" : "private, no-store");
    response.setHeader("Vary", "Accept-Encoding, Cookie");
    response.setHeader("X-Request-Id", String(request.headers["x-request-id"]));
    if (variant) response.setHeader("X-Portal-Page", variant);
    if (!/utm_source=/.test(request.headers.cookie ?? "")) response.setHeader("Set-Cookie", "utm_source=bihar; Path=/");
    // Written before the end is known, so it has no Content-Length.
    if (request.url === "/long") response.write("long ".repeat(5000));
    response.end(`${requestLanguage(request)} ${shown}`);
  });
  let url: string;
  let port: number;
  let process: ReturnType<typeof startNginx>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const staticFolder = path.join(folder, "static");
    fs.mkdirSync(staticFolder, { recursive: true });
    fs.writeFileSync(path.join(staticFolder, "unavailable.en.html"), "not answering");
    fs.writeFileSync(path.join(staticFolder, "unavailable.hi.html"), "जवाब नहीं");
    fs.writeFileSync(path.join(staticFolder, "unavailable.json"), '{"status":false}');
    const plan = { folder, staticFolder, port, processPorts: [(portal.address() as AddressInfo).port] };
    process = startNginx(folder, configureNginx(plan, nginx?.folder ?? ""));
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(404), 20_000);
  });
  afterAll(() => {
    process?.kill("SIGQUIT");
    portal.close();
  });

  /** Exactly these headers, more than one `Cookie` too. */
  const read = (address: string, headers: Record<string, string | string[]> = {}) =>
    new Promise<{ status: number; text: string; headers: IncomingMessage["headers"] }>((resolve, reject) => {
      httpRequest(
        { host: "127.0.0.1", port, path: address, headers: { "accept-encoding": "gzip, br", ...headers } },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (part) => (text += part));
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        },
      )
        .on("error", reject)
        .end();
    });

  test("a public page is stored for each language, and browsers revalidate it", async () => {
    requested = [];
    for (let time = 0; time < 5; time += 1) {
      expect((await read("/bihar")).text).toBe("en first");
      expect((await read("/bihar", { cookie: "language=hi" })).text).toBe("hi first");
    }
    expect(requested).toEqual(["/bihar", "/bihar"]);
    const { headers } = await read("/bihar");
    expect(headers).toMatchObject({
      "cache-control": "private, no-cache",
      "x-cache-status": "HIT",
      "set-cookie": ["utm_source=bihar; Path=/"],
    });
    expect(headers["x-portal-page"]).toBeUndefined();
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ["Language=hi"],
    ["language=hi2"],
    ["language=en; language=hi"],
    ["xlanguage=hi"],
    ["a=b;c; language=hi"],
    ["a=b;language=hi"],
    ["a=language=hi"],
    ["language=hi; language=en"],
    ["a=1; language=hi;b=2"],
  ])("no cookie makes a page of one language that of another: %s", async (cookie) => {
    const address = `/courses?utm_campaign=${encodeURIComponent(cookie)}`;
    for (let time = 0; time < 2; time += 1) await read(address, { cookie });
    expect((await read(address)).text).toBe("en first");
    expect((await read(address, { cookie: "language=hi" })).text).toBe("hi first");
  });

  test("pages of one visitor, calls, searches and React's data are never stored", async () => {
    for (const [address, headers] of [
      ["/dashboard", {}],
      ["/api/courses", {}],
      ["/search?query=x", {}],
      ["/up", { rsc: "1" }],
      ["/up", { "accept-encoding": "br;q=0, gzip" }],
    ] as const) {
      requested = [];
      for (let time = 0; time < 3; time += 1) expect((await read(address, headers)).status).toBe(200);
      expect([address, requested.length]).toEqual([address, 3]);
    }
    expect((await read("/dashboard")).headers["cache-control"]).toBe("private, no-store");
  });

  test("a stored page with long headers and no length is sent without waiting for the browser's confirmation", async () => {
    const times: number[] = [];
    // A system confirms the first packets of a connection at once, and later ones after 40 ms.
    for (let time = 0; time < 100; time += 1) {
      const began = performance.now();
      expect((await read("/long")).headers["transfer-encoding"]).toBe("chunked");
      times.push(performance.now() - began);
    }
    // The shortest: what else runs on the machine only ever makes one longer, and the wait is in each.
    expect(Math.min(...times.slice(-21))).toBeLessThan(30);
  });

  test("after a change a stored page is shown for less than five seconds, and never to somebody who is signed in", async () => {
    await read("/discussions", { cookie: "utm_source=x" });
    shown = "changed";
    expect((await read("/discussions", { cookie: "utm_source=x; __Host-portal_session=sealed" })).text).toBe(
      "en changed",
    );
    shown = "changed again";
    while ((await read("/discussions", { cookie: "utm_source=x" })).text !== "en changed again") await wait(100);
    // A longer wait of a busy machine changes nothing here. A page that was not requested meanwhile is not shown as it was.
    await read("/topic", { cookie: "utm_source=x" });
    shown = "changed a third time";
    await wait(4500);
    expect((await read("/topic", { cookie: "utm_source=x" })).text).toBe("en changed a third time");
  });

  test("the log holds no token, query or address, and names the request as the portal does", async () => {
    for (const link of mailedLinks) await read(`/${link}/secretword/secretword?x=secretword`);
    await read("/search?query=secretword", { referer: "http://x/secretword" });
    await read("/slow-error?secretword");
    const id = (await read("/certificate/secretword")).headers["x-request-id"];
    const readLogs = () =>
      ["access.log", "error.log"].map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("");
    await expect.poll(readLogs).toContain(`"requestId":"${id}"`);
    const logs = readLogs();
    expect(logs).toContain('"path":"/verify-email/…"');
    expect(logs).not.toContain("secretword");
    for (const line of fs.readFileSync(path.join(folder, "access.log"), "utf8").trim().split("\n"))
      expect(() => JSON.parse(line)).not.toThrow();
  });

  test("health is for the machine alone", async () => {
    for (const address of ["/healthz", "/readyz", "/readyz?x"]) expect((await read(address)).status).toBe(404);
  });

  test("while no process answers, a stored page is shown, and of others the page in words in the visitor's language", async () => {
    await read("/", { cookie: "language=hi" });
    portal.closeAllConnections();
    await new Promise<void>((resolve) => portal.close(() => resolve()));
    expect(await read("/", { cookie: "language=hi" })).toMatchObject({ status: 200 });
    const away = await read("/not-stored", { cookie: "language=hi" });
    expect([away.status, away.text, away.headers["retry-after"]]).toEqual([503, "जवाब नहीं", "10"]);
    const posted = await fetch(`${url}/login`, { method: "POST", body: "a=1" });
    expect([posted.status, await posted.text(), posted.headers.get("retry-after")]).toEqual([
      503,
      "not answering",
      "10",
    ]);
    const called = await fetch(`${url}/api/users/login`, { method: "POST", body: "{}" });
    expect([called.status, await called.json()]).toEqual([503, { status: false }]);
  });
});
