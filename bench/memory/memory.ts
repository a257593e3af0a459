import { setTimeout as wait } from "node:timers/promises";
import { content } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { freePort } from "../../lib/process/free-port";
import { navigationRequest } from "../../server/next/testing/navigation-request.ts";
import { callApi, readCookies } from "../../testing/calls/call-api";
import { newGraduate, password } from "../../testing/people/learners";
import { mark, table } from "../support/figures";
import { startBenchPortal, temporaryFolder } from "../support/portal";
import { type Heap, type Inspector, openInspector } from "./inspector";

/** What of the heap's limit may be live after a collection. */
export const mostLive = 0.6;
/** How long a request may block the event loop: 50 ms, or 2.5 times a calculation that takes 20 ms when idle. */
export const mostBlockMs = (reference: number) => Math.max(50, 2.5 * reference);
/** So many learners complete a course. */
const learners = 50;

/** `blocks`: the requests that blocked the event loop longer than they may. */
type Measured = Record<"count" | "failed" | "mostMs" | "longestMs", number> & {
  what: string;
  heap: Heap;
  blocks: { ms: number; request: string }[];
};

/** A portal of its own, as `npm start` starts it, gets every kind of request. `every`: of so many requests one. */
export async function measureMemory(every: number): Promise<{ text: string; isWithin: boolean }> {
  const port = await freePort();
  const env = { SKIP_WARM_UP: "", TESTS_WITHOUT_WAITING: "1", NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
  const portal = await startBenchPortal({ dataDir: temporaryFolder("portal-test-"), env });
  const inspector = await openInspector(port);
  const all = await measureMixes(portal.url, inspector, every).finally(() => inspector.close());
  await portal.stop();
  const text = [tableOfMixes(all), "", "What blocked the event loop longest:", "", listBlocks(all)].join("\n");
  return { text, isWithin: all.every(isWithin) };
}

/** Sends each mix one request after the other, so that each block has its request. Reads what is live after each. */
async function measureMixes(url: string, inspector: Inspector, every: number): Promise<Measured[]> {
  const all: Measured[] = [];
  const measure = async (what: string, work: (note: (request: string) => Promise<void>) => Promise<number>) => {
    const blocks: Measured["blocks"] = [];
    const mostMs = mostBlockMs(await inspector.reference());
    let [count, longestMs] = [0, 0];
    const failed = await work(async (request) => {
      count += 1;
      const ms = await inspector.longestBlock();
      longestMs = Math.max(longestMs, ms);
      if (ms > mostMs) blocks.push({ ms, request });
    });
    const heap = await inspector.readHeap();
    all.push({ what, count, failed, heap, mostMs, longestMs, blocks });
    console.log(`▸ ${what}: ${count} requests, ${heap.live.toFixed(0)} MB live of ${heap.limit.toFixed(0)}`);
  };
  await untilWarm(inspector);
  await measure("start", async () => 0);
  const graduate = await newGraduate(url);
  const entered = await callApi("POST", "/users/login", { body: { username: graduate.username, password } }, url);
  for (const [what, requests] of await mixesFor(url, readCookies(entered), graduate.certificateId))
    await measure(what, async (note) => {
      let failed = 0;
      for (const request of requests.filter((_, index) => index % every === 0)) {
        const status = await ask(url, request);
        if (status >= 500) failed += 1;
        await note(`${status} ${request.method ?? "GET"} ${request.path}${request.headers?.rsc ? ", data" : ""}`);
      }
      return failed;
    });
  const learnerCount = Math.ceil(learners / every);
  await measure(`a course by ${learnerCount} learners`, async (note) => {
    for (let made = 0; made < learnerCount; made += 1) {
      const { certificateId } = await newGraduate(url);
      for (const path of [`/api/certificate/${certificateId}/pdf`, `/certificate/${certificateId}/badge.json`])
        await ask(url, { path });
      await note("a course");
    }
    return 0;
  });
  return all;
}

/** What a portal does in the background after its start is over. */
export async function untilWarm(inspector: Inspector): Promise<void> {
  for (let calm = 0; calm < 5; ) {
    await wait(1000);
    calm = (await inspector.longestBlock()) < 20 ? calm + 1 : 0;
  }
}

/** @returns the status of the answer */
export async function ask(url: string, { path, method = "GET", headers = {}, body }: MixedRequest): Promise<number> {
  const answer = await fetch(url + path, { method, headers, redirect: "manual", ...(body ? { body } : {}) });
  await answer.arrayBuffer();
  return answer.status;
}

async function readSitemap(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname))];
}

async function readHidden(address: string): Promise<[string, string][]> {
  const page = await (await fetch(address)).text();
  const form = page.match(/<form[^>]*method="POST"[\s\S]*?<\/form>/i)?.[0] ?? "";
  return [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")],
  );
}

/** Requests that failed have shown nothing. */
const isWithin = ({ heap, failed, blocks }: Measured): boolean =>
  failed === 0 && blocks.length === 0 && heap.live <= mostLive * heap.limit;

function tableOfMixes(all: Measured[]): string {
  const rows = all.map((each) => {
    const { live, limit, buffers, resident } = each.heap;
    const sizes = [live.toFixed(0), `${((100 * live) / limit).toFixed(0)} %`, buffers.toFixed(0), resident.toFixed(0)];
    const blocks = [each.mostMs.toFixed(0), each.blocks.length, each.longestMs.toFixed(0)];
    return [each.what, each.count, each.failed, ...sizes, ...blocks, mark(isWithin(each))];
  });
  const sizes = ["live MB", "of the limit", "buffers MB", "resident MB"];
  const blocks = ["a block may take ms", "longer blocks", "longest ms"];
  return [
    `The heap's limit is ${all[0]?.heap.limit.toFixed(0)} MB; at most ${100 * mostLive} % of it may be live after a collection.`,
    "",
    table(["requests, each mix after the one before", "number", "5xx", ...sizes, ...blocks, ""], rows),
  ].join("\n");
}

/** The 20 requests that blocked the event loop longest, over all mixes. */
function listBlocks(all: Measured[]): string {
  return all
    .flatMap(({ blocks }) => blocks)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 20)
    .map(({ ms, request }) => `- ${ms.toFixed(0)} ms: ${request}`)
    .join("\n");
}

// What makes a process hold more: each kind of request that has been seen to end one.

type MixedRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string | FormData };

const encodings = ["gzip", "br", "identity"];
const languageCookie = (language: string, more = "") => `language=${language}${more && `; ${more}`}`;

/** The documents of these addresses in both languages and each encoding. */
function documents(paths: string[], more: string): MixedRequest[] {
  return encodings.flatMap((encoding) =>
    languages.flatMap((language) =>
      paths.map((path) => ({ path, headers: { cookie: languageCookie(language, more), "accept-encoding": encoding } })),
    ),
  );
}

function navigations(paths: string[], more: string): MixedRequest[] {
  return languages.flatMap((language) =>
    paths.flatMap((path) =>
      [undefined, "/_tree", "/_index"].map((piece) => ({
        path,
        headers: { cookie: languageCookie(language, more), "accept-encoding": "gzip", ...navigationRequest(piece) },
      })),
    ),
  );
}

function files(paths: string[], certificateId: string | null): MixedRequest[] {
  const { articles, courses } = content();
  const inEachLanguage = (path: string) => languages.map((language) => `${path}?language=${language}`);
  const addresses = [
    ...articles.flatMap(({ topic, id }) => inEachLanguage(`/api/article/${topic}/${id}/file`)),
    ...courses.flatMap(({ topics }) => topics.flatMap(({ id }) => inEachLanguage(`/api/lesson/${id}/file`))),
    ...paths.flatMap((path) => languages.map((each) => `/share/${each}${path === "/" ? "/home" : path}.png`)),
    ...languages.flatMap((language) => [`/feeds/${language}.xml`, `/manifests/${language}.webmanifest`]),
    ...inEachLanguage("/api/certificate/sample/pdf"),
    ...(certificateId === null
      ? []
      : [
          ...inEachLanguage(`/api/certificate/${certificateId}/pdf`),
          `/certificate/${certificateId}/badge.json`,
          `/certificate/${certificateId}`,
        ]),
    "/certificate/status-lists/1",
    "/api/openapi.json",
    "/api/docs",
    "/sitemap.xml",
  ];
  return addresses.map((path) => ({ path, headers: { "accept-encoding": "gzip" } }));
}

const words = [
  ["112", "period pain", "anaemia", "how to talk about consent", "iron tablets", "bullying", "HIV", "depresion"],
  ["माहवारी", "खून की कमी", "सहमति", "गुटखा", "आत्महत्या", "mahavari", "khoon ki kami", "दोस्ती"],
].flat();

function searches(): MixedRequest[] {
  return words.flatMap((each) =>
    languages.flatMap((language): MixedRequest[] => [
      { path: `/search?query=${encodeURIComponent(each)}`, headers: { cookie: languageCookie(language) } },
      { path: `/api/search?query=${encodeURIComponent(each)}&language=${language}` },
      {
        path: `/api/chatbot/nearest?language=${language}`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ msg: each }),
      },
    ]),
  );
}

/** Forms of stored pages, posted as a browser without JavaScript does. */
async function forms(url: string): Promise<MixedRequest[]> {
  const paths = ["/login", "/register", "/reset-password", "/grievance", "/contact-us", "/bihar/enroll"];
  const posted = paths.map(async (path) => {
    const hidden = await readHidden(url + path);
    return languages.flatMap((language) =>
      ["first", "second"].map((value) => {
        const body = new FormData();
        for (const [name, each] of hidden) body.set(name, each);
        for (const name of ["username", "password", "firstName", "message"]) body.set(name, value);
        return { path, method: "POST", headers: { cookie: languageCookie(language) }, body };
      }),
    );
  });
  return (await Promise.all(posted)).flat();
}

function lessons(cookie: string): MixedRequest[] {
  const { courses } = content();
  const addresses = courses.flatMap(({ topics }) =>
    topics.flatMap(({ id, pages }) => pages.map((_, index) => `/course/module/${id}/primary/${index + 1}`)),
  );
  return documents(["/dashboard", "/my-courses", "/profile", "/settings", "/recall", ...addresses], cookie);
}

/** Each mix of requests for this portal, by its name, with the session of these cookies. */
export async function mixesFor(url: string, cookie: string, certificateId: string | null) {
  const paths = await readSitemap(url);
  return Object.entries({
    "sitemap, documents": documents(paths, ""),
    "sitemap, navigation data and prefetches": navigations(paths, ""),
    "search and assistant": searches(),
    "texts, pictures, PDFs, badges": files(paths, certificateId),
    forms: await forms(url),
    "sitemap, signed in": documents(paths, cookie),
    "navigation data, signed in": navigations(paths, cookie),
    "lessons, signed in": lessons(cookie),
  });
}
