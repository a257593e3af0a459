import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { LinkChecker } from "linkinator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeMatcher, sharedRoutes } from "../../../lib/contract/routes";
import { rateByMany } from "../../../testing/people/learners";
import { startPortal } from "../../../testing/portal/portal";
import { addressesInSitemap, inlineScripts, missingFrom, readJsonLd, type Thing } from "../support/site-pages";

// Every page of the sitemap, in both languages: valid HTML, a head of its own, no dead link, complete structured data.

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-site-"));
// The pages name the address that the portal is started with.
const built = "http://localhost:3000";
const portal = await startPortal({ PORTAL_DATA_DIR: dataDir, PORTAL_URL: built, TESTS_WITHOUT_WAITING: "1" });
const here = (address: string) => address.replace(built, portal.url);
const addresses = await addressesInSitemap(portal.url);
const pages = new Map<string, string>();
const policies = new Map<string, string>();
beforeAll(async () => {
  // An average shows from five ratings on.
  await rateByMany(5, 4, portal.url);
  for (const address of addresses) {
    const answer = await fetch(here(address));
    policies.set(address, answer.headers.get("content-security-policy") ?? "");
    pages.set(address, await answer.text());
  }
});
afterAll(async () => {
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
const pageHtml = (address: string) => pages.get(address) ?? "";
const named = addresses.map((address) => ({ address, page: address.slice(built.length) }));

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, and what is a matter of taste.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    // On a phone the rows of a table are cards, which without roles are no table (lib/platform/content/text/markdown.ts).
    "no-redundant-role": "off",
    // React's own ids hold signs that are allowed in HTML 5.
    "valid-id": ["error", { relaxed: true }],
  },
});

test("the sitemap lists every public page in both languages", () => {
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => address.endsWith("language=hi"))).toHaveLength(addresses.length / 2);
});

describe.each(named)("$page", ({ address }) => {
  test("is valid HTML with one h1", async () => {
    // Each search field has the same template, and shows its content in place of the others'.
    const templates = /<template data-search-help="">.*?<\/template>(?=[\s\S]*<template data-search-help="">)/g;
    const report = await validator.validateString(pageHtml(address).replace(templates, ""));
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ selector, ruleId, message }) => `${ruleId} at ${selector}: ${message}`),
    );
    expect(found).toEqual([]);
    expect(pageHtml(address).match(/<h1[\s>]/g)?.length).toBe(1);
  });

  test("describes itself to search engines", () => {
    const page = pageHtml(address);
    const language = new URL(address).searchParams.get("language");
    const head: Record<string, RegExp | string> = {
      language: `<html lang="${language}"`,
      title: /<title>[^<]{8,}<\/title>/,
      description: /<meta name="description" content="[^"]{30,}"/,
      canonical: `<link rel="canonical" href="${address.replaceAll("&", "&amp;").replace(/\/\?/, "/?")}"`,
      "share picture": /<meta property="og:image" content="[^"]+\.png"/,
      ...Object.fromEntries(["en", "hi", "x-default"].map((other) => [`hreflang ${other}`, `hrefLang="${other}"`])),
    };
    const missing = Object.entries(head).filter(([, wanted]) =>
      typeof wanted === "string" ? !page.includes(wanted) : !wanted.test(page),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    expect(readJsonLd(page).flatMap(missingFrom)).toEqual([]);
  });
});

test("search engines find one canonical address of each page in each language, which its alternates name, and x-default is one of them", () => {
  for (const address of addresses) {
    const page = pageHtml(address);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
    const alternates = new Map(
      [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
        language,
        href,
      ]),
    );
    expect(alternates.get(new URL(address).searchParams.get("language") ?? ""), address).toBe(canonical);
    expect(alternates.get("x-default"), address).toBe(alternates.get("en"));
    // An alternate that names another address as its canonical one counts as a mistake.
    expect([...alternates.values()], address).not.toContain(address.split("?", 1)[0]);
  }
});

test("every page that shows a rating is one that a rating renders again, and none of the build", () => {
  const stars = /d="M12 2\.500l2\.900/;
  const showing = addresses.filter((address) => stars.test(pageHtml(address)));
  // Of the rated course: its own page and those of its campaigns, in each language.
  expect(showing.length).toBeGreaterThanOrEqual(4);
  const isShared = routeMatcher(sharedRoutes);
  expect(showing.filter((address) => !isShared.test(new URL(address).pathname))).toEqual([]);
});

test("T6: the policy of every page names each of its inline scripts, and allows no other", () => {
  const stopped = addresses.flatMap((address) => {
    const policy = policies.get(address) ?? "";
    expect(policy, address).not.toMatch(/script-src[^;]*(?:unsafe|\*)/);
    return inlineScripts(pageHtml(address))
      .filter(({ source }) => !policy.includes(source))
      .map(({ script }) => `${address}: ${script.slice(0, 100)}`);
  });
  expect(stopped).toEqual([]);
});

test("no two pages of a language have the same title or description", () => {
  for (const language of ["en", "hi"]) {
    // Campaigns are titled like their course (rule: campaign.pages), and two share one.
    const own = addresses.filter(
      (address) =>
        address.endsWith(`language=${language}`) && !/^\/(?:bihar|up|rjedu)$/.test(new URL(address).pathname),
    );
    const all = own.map(pageHtml);
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const found = all.map((page) => pattern.exec(page)?.[1] ?? "");
      expect(found.filter((each, index) => found.indexOf(each) !== index)).toEqual([]);
    }
  }
});

test("structured data of every kind that the portal promises is there", () => {
  const kinds = new Set(
    addresses.flatMap((address) => readJsonLd(pageHtml(address))).map((thing: Thing) => thing["@type"]),
  );
  for (const kind of [
    "Course",
    "Article",
    "BreadcrumbList",
    "FAQPage",
    "Organization",
    "VideoObject",
    "DiscussionForumPosting",
  ])
    expect(kinds).toContain(kind);
});

test("no link, picture or script of any page leads into nothing", async () => {
  const elsewhere = `^(?!${portal.url})`;
  const { links } = await new LinkChecker().check({
    path: addresses.map(here),
    concurrency: 4,
    linksToSkip: [elsewhere],
    timeout: 240_000,
  });
  const broken = links
    .filter(({ state }) => state === "BROKEN")
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  expect(links.length).toBeGreaterThan(addresses.length);
  expect(broken).toEqual([]);
});

test("every page has a share picture of its own, and that of each kind of page is a PNG in each language", async () => {
  const previewPicture = (address: string) =>
    /property="og:image" content="([^"]+)"/.exec(pageHtml(address))?.[1] ?? "";
  expect(new Set(addresses.map(previewPicture)).size).toBe(addresses.length);
  // A picture takes half a second of processor time, and one route renders the pages of its kind: the articles of all
  // topics, for example.
  const pageKind = (address: string) => {
    const { pathname, search } = new URL(address);
    const [folder, ...below] = pathname.split("/").filter(Boolean);
    return [below.length > 0 ? folder : "", below.length, search].join();
  };
  const onePerKind = new Map(addresses.map((address) => [pageKind(address), previewPicture(address)]));
  for (const picture of onePerKind.values()) {
    const answer = await fetch(here(picture));
    expect([answer.status, answer.headers.get("content-type")], picture).toEqual([200, "image/png"]);
    await answer.arrayBuffer();
  }
});

test.each(["en", "hi"])("the feed of articles in %s is RSS", async (language) => {
  const answer = await fetch(`${portal.url}/feeds/${language}.xml`);
  expect(answer.headers.get("content-type")).toContain("application/rss+xml");
  const feed = await answer.text();
  expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(22);
});

test("robots.txt lets search engines in and names the sitemap", async () => {
  const robots = await (await fetch(`${portal.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${built}/sitemap.xml`);
  expect(robots).toMatch(/Disallow: \/dashboard/);
});
