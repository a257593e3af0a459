import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { newRegistration } from "../../lib/domain/testing/learners";
import { readCommand } from "../../lib/process/read-command";
import { beSlow, type Network, networks, phone, withBrowser } from "../support/browser";
import { Client, joinCookies } from "../support/client";
import { table } from "../support/figures";
import { courseId, lessonPage, quizPath } from "../support/learners";
import { ipAddress } from "../support/people";
import { startBenchPortal } from "../support/portal";

/** Runs in the browser's page. @returns the ms until the first text or picture, by the browser's clock */
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

readCommand({
  name: "bench -- phone",
  description:
    "Opens the pages from a campaign's link to the first quiz on a phone with 2G and with 400 kbit/s, with and without JavaScript, and prints the bytes and times of each.",
});

const asGuest = ["/bihar?language=hi", "/register"];
const asLearner = [`/view/course/${courseId}`, ...[1, 2, 3].map(lessonPage), quizPath];
/** Pages that a search engine or a shared link leads to; each is measured as the first page of a new visitor. */
const firstViews = ["/", "/courses", `/info/course/${courseId}`, "/topic"].map((path) => `${path}?language=hi`);

const portal = await startBenchPortal();
const { url } = portal;
try {
  // As on a portal that has been up for some minutes: a page is rendered anew every five seconds, and one that has not
  // changed has its shortest form the third time (server/finish/compress.ts).
  for (let times = 0; times < 3; times += 1) {
    for (const address of [...asGuest, ...firstViews]) await visit(address);
    await wait(6000);
  }
  const learner = await joinedLearner();
  for (const address of asLearner) await visit(address, `${learner}; language=hi`);
  await withBrowser(measure);
} finally {
  await portal.stop();
}
process.exit(0);

async function measure(browser: Browser): Promise<void> {
  for (const network of Object.values(networks))
    for (const script of [true, false]) {
      const cookies = await joinedLearner();
      const phone = await newPhone(browser, network, script);
      const guest = await phone.open(asGuest);
      // One phone: what the campaign's page loaded is there for the course.
      await phone.signIn(`${cookies}; language=hi; cookies_agreed=1`);
      const path = [...guest, ...(await phone.open(asLearner))];
      await phone.close();
      const firsts: Seen[] = [];
      for (const address of script ? firstViews : []) {
        const first = await newPhone(browser, network, script);
        firsts.push(...(await first.open([address])));
        await first.close();
      }
      const inAll = ["the whole path", `${path.reduce((sum, { kb }) => sum + kb, 0).toFixed(0)} KB`, "", ""];
      const rows = [...path.map(row), inAll, ...firsts.map(row)];
      const title = `${network.name}, ${script ? "with" : "without"} JavaScript`;
      console.log(`\n${title}\n\n${table(["page", "weight", "readable", "complete"], rows)}`);
    }
}

function row({ address, kb, readableMs, completeMs }: Seen): string[] {
  return [address, `${kb.toFixed(0)} KB`, ...[readableMs, completeMs].map((ms) => `${(ms / 1000).toFixed(1)} s`)];
}

async function visit(address: string, cookie = ""): Promise<void> {
  const headers = { cookie, "accept-encoding": "gzip, deflate, br" };
  await (await fetch(url + address, { headers })).arrayBuffer();
}

// What a phone loads from a campaign's link to the first quiz, with what its browser keeps between the pages.

/**
 * `kb`: of everything that was loaded, also pictures outside the first view. `completeMs`: when everything in the first
 * view had arrived; pictures outside it are not waited for.
 */
type Seen = { address: string; kb: number; readableMs: number; completeMs: number };

/** A phone whose processor is four times slower. It keeps what it loaded until it is closed. */
async function newPhone(browser: Browser, network: Network, script: boolean) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: script });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await beSlow(session, network);
  return {
    async open(addresses: string[]): Promise<Seen[]> {
      const seen: Seen[] = [];
      for (const address of addresses) seen.push(await open(page, session, address));
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

async function open(page: Page, session: CDPSession, address: string): Promise<Seen> {
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

/** @returns the cookies of a new learner */
async function joinedLearner(): Promise<string> {
  const client = new Client(url);
  const post = async (path: string, body: object, cookie: string) => {
    const headers = { "x-forwarded-for": ipAddress(1), cookie };
    return joinCookies(cookie, (await client.timed(path, { method: "POST", headers, body })).cookies);
  };
  const registered = await post("/api/users/register", newRegistration({ language: "hi" }), "");
  const joined = await post("/api/courses/enroll", { id: courseId, language: "hi" }, registered);
  client.close();
  return joined;
}
