import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { content } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { inlineScripts } from "../support/site-pages";

// One build under two addresses: each own address in a page, a file or a feed is the one that the process was started
// with.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-build-"));
const addresses = ["https://learn.first.example", "http://second.example:8080"];
const portals: Portal[] = [];
beforeAll(async () => {
  for (const [index, address] of addresses.entries())
    portals.push(
      await startPortal({
        PORTAL_DATA_DIR: path.join(folder, String(index)),
        PORTAL_URL: address,
        TRUSTED_PROXIES: "1",
      }),
    );
});
afterAll(async () => {
  await Promise.all(portals.map(({ stop }) => stop()));
  fs.rmSync(folder, { recursive: true, force: true });
});

const article = content.articles[0];
const pages = [
  "/",
  "/courses",
  "/bihar",
  "/bihar/enroll",
  "/login",
  "/register",
  "/topic",
  "/article",
  "/discussions",
  "/how-it-works",
  "/about-us",
  "/certdemo",
  "/privacy-notice",
  "/info/course/growing-up-healthy",
  `/topic/${article?.topic}/${article?.id}`,
  `/discussions/view/${content.discussions[0]?.slug}`,
  "/robots.txt",
  "/sitemap.xml",
  "/feeds/en.xml",
  "/feeds/hi.xml",
  "/api/openapi.json",
  "/api/docs",
];

describe.each([0, 1])("the portal of address %i", (index) => {
  const own = addresses[index] ?? "";
  const other = addresses[1 - index] ?? "";
  const read = (page: string, headers: Record<string, string> = {}) =>
    fetch((portals[index]?.url ?? "") + page, { headers, redirect: "manual" });

  test.each(pages)("%s names its own address and no other, and runs only its own scripts", async (page) => {
    // The second answer comes from stored bytes.
    for (const language of ["en", "hi", "en"]) {
      const answer = await read(page, { cookie: `language=${language}` });
      const text = await answer.text();
      expect([page, answer.status]).toEqual([page, 200]);
      for (const wrong of ["portal-address.invalid", new URL(other).host, portals[index]?.url ?? ""])
        expect(text).not.toContain(wrong);
      const policy = answer.headers.get("content-security-policy") ?? "";
      if (answer.headers.get("content-type")?.startsWith("text/html") && !page.startsWith("/api"))
        for (const { source } of inlineScripts(text)) expect(policy).toContain(source);
    }
  });

  test("canonical link, alternates, picture for sharing, structured data, sitemap, robots and feeds", async () => {
    const html = await (await read("/courses")).text();
    expect(html).toContain(`<link rel="canonical" href="${own}/courses?language=en"/>`);
    expect(html).toContain(`<meta property="og:url" content="${own}/courses`);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="${own}/share/`));
    expect(html).toMatch(new RegExp(`hrefLang="hi" href="${own}/courses\\?language=hi"`));
    expect(await (await read("/")).text()).toContain(`"url":"${own}"`);
    expect(await (await read("/sitemap.xml")).text()).toContain(`<loc>${own}/courses?language=hi</loc>`);
    expect(await (await read("/robots.txt")).text()).toContain(`Sitemap: ${own}/sitemap.xml`);
    expect(await (await read("/feeds/en.xml")).text()).toContain(`<link>${own}/topic/`);
  });

  test("a page's ETag is of its own content: a browser that has the page gets 304, one with the other portal's page gets this one", async () => {
    const others = (await fetch(`${portals[1 - index]?.url}/courses`)).headers.get("etag") ?? "";
    const mine = (await read("/courses")).headers.get("etag") ?? "";
    expect(mine).not.toBe("");
    expect((await read("/courses", { "if-none-match": mine })).status).toBe(304);
    expect((await read("/courses", { "if-none-match": others })).status).toBe(200);
  });
});

test("the build itself names an address that cannot exist", () => {
  const built = fs.readFileSync(".next/server/app/en/privacy-notice.segments/_full.segment.rsc", "utf8");
  expect(built).toContain("http://portal-address.invalid/privacy-notice");
});
