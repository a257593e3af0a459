import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

import { withPhoneFonts } from "../../testing/browser/phone-fonts";

const run = promisify(execFile);
const unpack = promisify(brotliDecompress);

/** The oldest Chromium of the npm registry, and the last one for Android 6. */
export const versions = ["92.0.0", "106.0.2"] as const;
export type Version = (typeof versions)[number];

/** Downloads a Chromium of the npm registry, once on each machine. @returns its path */
async function olderChromium(version: Version): Promise<string> {
  const folder = path.join(os.tmpdir(), `sehat-shala-chromium-${version}`);
  const browser = path.join(folder, "chromium");
  if (fs.existsSync(browser)) return browser;
  fs.mkdirSync(folder, { recursive: true });
  const { stdout } = await run("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`], { cwd: folder });
  await run("tar", ["-xzf", stdout.trim(), "package/bin/chromium.br"], { cwd: folder });
  const half = `${browser}.${process.pid}`;
  fs.writeFileSync(half, await unpack(fs.readFileSync(path.join(folder, "package/bin/chromium.br"))), { mode: 0o755 });
  fs.renameSync(half, browser);
  for (const part of ["package", stdout.trim()]) fs.rmSync(path.join(folder, part), { recursive: true, force: true });
  return browser;
}

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--single-process", "--no-zygote", "--hide-scrollbars"];

type Picture = {
  width: number;
  height: number;
  file: string /** The letter size that is set in the browser. */;
  letterSize?: number;
};

/**
 * A picture of a page as this Chromium shows it. It cannot be driven: it opens an address, saves a picture and ends.
 */
export async function pictureIn(
  version: Version,
  address: string,
  { width, height, file, letterSize = 16 }: Picture,
): Promise<Buffer> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "older-chromium-"));
  try {
    const own = [
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
      `--blink-settings=defaultFontSize=${letterSize}`,
    ];
    const program = await olderChromium(version);
    // On a busy machine it may ask for its missing graphics card without end, and fill its error output, before it has
    // opened the address.
    for (let attempt = 1; attempt <= 5 && !fs.existsSync(file); attempt += 1)
      await once(
        spawn(program, [...flags, ...own, address], { timeout: 60_000, stdio: "ignore", env: withPhoneFonts() }),
        "exit",
      );
    return fs.readFileSync(file);
  } finally {
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Sends a page whose pictures are all loaded before its load event: that is when these browsers save what they show, and
 * a lazy picture arrives after it.
 */
async function sendEager(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const page = (await text(answer)).replaceAll('loading="lazy"', 'loading="eager"');
  const { "content-length": _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers).end(page);
}

/**
 * Serves the portal as a signed-in learner sees it, for a browser that takes no cookie. @returns its address, what went
 * wrong with its requests, and how to end it
 */
export async function withCookie(
  portal: string,
  cookie: string,
): Promise<{ url: string; problems: string[]; close: () => void }> {
  const problems: string[] = [];
  const server = http.createServer((request, response) => {
    const isPage = request.headers.accept?.includes("text/html");
    const plain = isPage ? { "accept-encoding": "identity" } : {};
    const headers = { ...request.headers, ...plain, cookie, host: new URL(portal).host };
    // A connection of its own: one that was kept may be closed by the portal while the request is on its way, and a
    // page without its style sheet looks like another page.
    const forwarded = http.request(
      new URL(request.url ?? "/", portal),
      { method: request.method, headers, agent: false },
      (answer) => {
        // Calls are answered by the origin of the portal, which is another one here.
        if ((answer.statusCode ?? 500) >= 300 && answer.statusCode !== 304 && !request.url?.startsWith("/api/"))
          problems.push(`${request.url}: ${answer.statusCode}`);
        if (isPage) void sendEager(answer, response);
        else {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }
      },
    );
    forwarded.on("error", (error) => {
      problems.push(`${request.url}: ${error.message}`);
      response.destroy();
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, problems, close: () => server.close() };
}
