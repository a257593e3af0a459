import { chromium } from "@playwright/test";
import { readCommand } from "../../lib/process/read-command";
import { browserPath } from "../../testing/browser/browser";
import { courseId, lessonId, registration } from "../launch/journey";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { joinedLearner, type Network, networks, newPhone, type Seen } from "../pages/phone-path";

// npm run bench -- phone: what a phone on a slow network loads from a campaign's link to the first quiz.

readCommand({
  name: "bench -- phone",
  description:
    "Opens the pages from a campaign's link to the first quiz on a phone with 2G and with 400 kbit/s, with and without JavaScript, and prints the bytes and times of each.",
});

const lesson = `/course/module/${lessonId}`;
const asGuest = ["/bihar?language=hi", "/register"];
const asLearner = [
  `/view/course/${courseId}`,
  ...[1, 2, 3].map((page) => `${lesson}/primary/${page}`),
  `${lesson}/quiz`,
];
/** Pages that a search engine or a shared link leads to; each is measured as the first page of a new visitor. */
const firstViews = [
  "/?language=hi",
  "/courses?language=hi",
  `/info/course/${courseId}?language=hi`,
  "/topic?language=hi",
];

const portal = await startBenchPortal(temporaryFolder());
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  // As on a portal that has been up for some minutes: a page is rendered anew every five seconds, and one that has not
  // changed has its shortest form the third time (server/finish/best-form.ts).
  for (let times = 0; times < 3; times += 1) {
    for (const address of [...asGuest, ...firstViews]) await visit(address);
    await new Promise((resolve) => setTimeout(resolve, 6000));
  }
  const learner = await joinedLearner(portal.url, registration("hi"), courseId);
  for (const address of asLearner) await visit(address, `${learner}; language=hi`);
  for (const network of networks)
    for (const script of [true, false]) {
      const cookies = await joinedLearner(portal.url, registration("hi"), courseId);
      const phone = await newPhone(browser, { url: portal.url, network, script });
      const guest = await phone.open(asGuest);
      // One phone: what the campaign's page loaded is there for the course.
      await phone.signIn(`${cookies}; language=hi; cookies_agreed=1`);
      const learned = await phone.open(asLearner);
      await phone.close();
      console.log(`\n${network.name}, ${script ? "with" : "without"} JavaScript\n`);
      print([...guest, ...learned], true);
      if (script) for (const address of firstViews) print(await openedFirst(address, network), false);
    }
} finally {
  await browser.close();
  await portal.stop();
}
process.exit(0);

async function visit(address: string, cookie = ""): Promise<void> {
  const headers = { cookie, "accept-encoding": "gzip, deflate, br" };
  await (await fetch(portal.url + address, { headers })).arrayBuffer();
}

async function openedFirst(address: string, network: Network): Promise<Seen[]> {
  const phone = await newPhone(browser, { url: portal.url, network, script: true });
  const seen = await phone.open([address]);
  await phone.close();
  return seen;
}

function print(seen: Seen[], withSum: boolean): void {
  for (const { address, kb, readableMs, completeMs } of seen)
    console.log(
      `| ${address} | ${kb.toFixed(0)} KB | ${(readableMs / 1000).toFixed(1)} s | ${(completeMs / 1000).toFixed(1)} s |`,
    );
  if (withSum) console.log(`| in all | ${seen.reduce((sum, { kb }) => sum + kb, 0).toFixed(0)} KB | | |`);
}
