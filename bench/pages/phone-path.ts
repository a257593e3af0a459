import type { Browser, CDPSession, Page } from "@playwright/test";
import { beSlow, type Network, phone } from "../support/browser";
import { Client, joinCookies } from "../support/client";
import { courseId } from "../support/learners";
import { ipAddress, registration } from "../support/people";

// What a phone loads from a campaign's link to the first quiz, with what its browser keeps between the pages.

export type Seen = {
  address: string;
  /** Everything that was loaded, also pictures outside the first view. */
  kb: number;
  readableMs: number;
  /** When everything in the first view had arrived; pictures outside it are not waited for. */
  completeMs: number;
};

type Wish = { url: string; network: Network; script: boolean };

/** A phone whose processor is four times slower. It keeps what it loaded until it is closed. */
export async function newPhone(browser: Browser, { url, network, script }: Wish) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: script });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await beSlow(session, network);
  return {
    /** Opens the addresses one after the other. */
    async open(addresses: string[]): Promise<Seen[]> {
      const seen: Seen[] = [];
      for (const address of addresses) seen.push(await open(page, session, url, address));
      return seen;
    },
    signIn: (cookies: string) =>
      context.addCookies(
        cookies.split("; ").map((pair) => {
          const at = pair.indexOf("=");
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
        }),
      ),
    close: () => context.close(),
  };
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
  const [kb, completeMs] = [bytes / 1024, Math.max(...arrived.values())];
  return { address, kb, readableMs: await page.evaluate(firstPaint), completeMs };
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
export async function joinedLearner(url: string): Promise<string> {
  const client = new Client(url);
  const post = async (path: string, body: object, cookie: string) => {
    const headers = { "x-forwarded-for": ipAddress(1), cookie };
    return joinCookies(cookie, (await client.ask(path, { method: "POST", headers, body })).cookies);
  };
  const registered = await post("/api/users/register", registration("hi"), "");
  const joined = await post("/api/courses/enroll", { id: courseId, language: "hi" }, registered);
  client.close();
  return joined;
}
