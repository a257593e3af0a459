import http from "node:http";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { ipAddress } from "../load/people";

// What a phone loads from a campaign's link to the first quiz, with what its browser keeps between the pages.

export type Network = { name: string; kbits: number; latencyMs: number; type: "cellular2g" | "cellular3g" };
export const networks: Network[] = [
  { name: "2G, 150 kbit/s, 600 ms", kbits: 150, latencyMs: 600, type: "cellular2g" },
  { name: "400 kbit/s, 400 ms", kbits: 400, latencyMs: 400, type: "cellular3g" },
];

export type Seen = {
  address: string;
  /** Everything that was loaded, also pictures outside the first view. */
  kb: number;
  readableMs: number;
  /** When everything in the first view had arrived; pictures outside it are not waited for. */
  completeMs: number;
};

export type Phone = {
  /** Opens the addresses one after the other. */
  open: (addresses: string[]) => Promise<Seen[]>;
  signIn: (cookies: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A phone whose processor is four times slower. It keeps what it loaded until it is closed. */
export async function newPhone(
  browser: Browser,
  { url, network, script }: { url: string; network: Network; script: boolean },
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 720 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await beSlow(session, network);
  return {
    async open(addresses) {
      const seen: Seen[] = [];
      for (const address of addresses) seen.push(await open(page, session, url, address));
      return seen;
    },
    signIn: (cookies) => addCookies(context, url, cookies),
    close: () => context.close(),
  };
}

async function addCookies(context: BrowserContext, url: string, cookies: string): Promise<void> {
  const pairs = cookies.split("; ").filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
}

async function beSlow(session: CDPSession, { kbits, latencyMs, type }: Network): Promise<void> {
  const bytes = (kbits * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: latencyMs, downloadThroughput: bytes, uploadThroughput: bytes },
    connectionType: type,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function open(page: Page, session: CDPSession, url: string, address: string): Promise<Seen> {
  let bytes = 0;
  const addresses = new Map<string, string>();
  const arrived = new Map<string, number>();
  const begun = performance.now();
  const name = ({ requestId, request }: { requestId: string; request: { url: string } }) =>
    void addresses.set(requestId, request.url);
  const count = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    bytes += encodedDataLength;
    arrived.set(addresses.get(requestId) ?? "", performance.now() - begun);
  };
  session.on("Network.requestWillBeSent", name);
  session.on("Network.loadingFinished", count);
  const answer = await page.goto(url + address, { waitUntil: "networkidle", timeout: 120_000 });
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}.`);
  session.off("Network.requestWillBeSent", name);
  session.off("Network.loadingFinished", count);
  for (const picture of await page.evaluate(picturesOutside)) arrived.delete(picture);
  return {
    address,
    kb: bytes / 1024,
    readableMs: await page.evaluate(firstPaint),
    completeMs: Math.max(...arrived.values()),
  };
}

/** Runs in the browser's page. @returns when it first painted text or a picture, by the browser's own clock */
const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;

/**
 * Runs in the browser's page, where helpers that the bundler adds for named functions are missing.
 * @returns the addresses of pictures that are only below the first view, or beside it as the next slides of a carousel
 */
const picturesOutside = () =>
  [...document.images]
    .map((picture) => picture.currentSrc)
    .filter((address) =>
      [...document.images].every(
        (each) =>
          each.currentSrc !== address ||
          each.getBoundingClientRect().top >= innerHeight ||
          each.getBoundingClientRect().left >= innerWidth,
      ),
    );

/** The cookies of a new learner who has joined a course. */
export async function joinedLearner(url: string, registration: object, courseId: string): Promise<string> {
  const registered = await post(`${url}/api/users/register`, registration, "");
  await post(`${url}/api/courses/enroll`, { id: courseId, language: "hi" }, registered);
  return registered;
}

function post(address: string, body: object, cookie: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": ipAddress(1), cookie };
    const request = http.request(address, { method: "POST", headers }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve((response.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ")),
      );
    });
    request.once("error", reject);
    request.end(JSON.stringify(body));
  });
}
