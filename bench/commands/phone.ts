import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { readCommand } from "../../lib/process/read-command";
import { joinedLearner, newPhone, type Seen } from "../pages/phone-path";
import { networks, withBrowser } from "../support/browser";
import { table } from "../support/figures";
import { courseId, lessonPage, quizPath } from "../support/learners";
import { startBenchPortal } from "../support/portal";

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
  const learner = await joinedLearner(url);
  for (const address of asLearner) await visit(address, `${learner}; language=hi`);
  await withBrowser(measure);
} finally {
  await portal.stop();
}
process.exit(0);

async function measure(browser: Browser): Promise<void> {
  for (const network of Object.values(networks))
    for (const script of [true, false]) {
      const cookies = await joinedLearner(url);
      const phone = await newPhone(browser, { url, network, script });
      const guest = await phone.open(asGuest);
      // One phone: what the campaign's page loaded is there for the course.
      await phone.signIn(`${cookies}; language=hi; cookies_agreed=1`);
      const path = [...guest, ...(await phone.open(asLearner))];
      await phone.close();
      const firsts: Seen[] = [];
      for (const address of script ? firstViews : []) {
        const first = await newPhone(browser, { url, network, script });
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
