import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadContent } from "../../../lib/platform/content";
import { isLanguage, languageCookie, languageFacts, languages } from "../../../lib/platform/i18n/language";
import { startPortal } from "../../../testing/portal/portal";
import { englishIn, visibleTexts } from "./pseudo";

// tsx scripts/languages/testing/walk.ts qaa: opens more than ten pages of the built portal in accented English.

const [code] = process.argv.slice(2);
if (!isLanguage(code)) throw new Error(`${code} is no language of this portal.`);

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15)).flatMap((date) =>
  (["long", "short"] as const).map((length) =>
    new Intl.DateTimeFormat(languageFacts[code].locale, { month: length }).format(date),
  ),
);
/** The same in every language: names of other sites and languages, and the months, which Intl writes. */
const allowedWords = new Set([
  "WhatsApp",
  "Facebook",
  "Twitter",
  "LinkedIn",
  "Google",
  ...languages.map((language) => languageFacts[language].name),
  ...months,
]);

const content = loadContent("content");
const [course] = content.courses;
const [article] = content.articles;
const [discussion] = content.discussions;
if (!course || !article || !discussion) throw new Error("There is no course, article or discussion to look at.");
const pages: [path: string, status: number][] = [
  ["/", 200],
  ["/courses", 200],
  [`/info/course/${course.id}`, 200],
  ["/topic", 200],
  [`/topic/${article.topic}`, 200],
  [`/topic/${article.topic}/${article.id}`, 200],
  ["/discussions", 200],
  [`/discussions/view/${discussion.slug}`, 200],
  [`/${content.campaigns.pages[0]?.slug}`, 200],
  ["/login", 200],
  ["/register", 200],
  ["/about-us", 200],
  ["/search?query=112", 200],
  ["/not-there", 404],
];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-walk-"));
const portal = await startPortal({ PORTAL_DATA_DIR: dataDir });
const problems: string[] = [];
try {
  for (const [address, status] of pages) {
    const answer = await fetch(portal.url + address, { headers: { Cookie: `${languageCookie}=${code}` } });
    const html = await answer.text();
    const texts = visibleTexts(html, code);
    const left = englishIn(texts, allowedWords);
    if (answer.status !== status) problems.push(`${address} answers ${answer.status}`);
    if (!html.includes(`<html lang="${code}" dir="${languageFacts[code].direction}"`))
      problems.push(`${address} is not marked as ${code}`);
    if (status === 200 && !html.includes(`language=${code}`))
      problems.push(`${address} does not lead to itself in ${code}`);
    if (left.length > 0) problems.push(`${address} shows ${left.slice(0, 40).join(", ")}`);
    if (!texts.some((text) => /[áéíóúýçñšřž]/i.test(text))) problems.push(`${address} has no accented text`);
    console.log(`${left.length === 0 ? "✓" : "✗"} ${address}: ${texts.length} texts`);
  }
} finally {
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
