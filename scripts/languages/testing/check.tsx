import { renderToStaticMarkup } from "react-dom/server";
import { LanguageChoice } from "../../../components/layout/header/language-choice";
import { pageMetadata } from "../../../components/layout/metadata/page-metadata";
import { plainPage } from "../../../lib/api/pages/plain-page";
import { siteAddresses } from "../../../lib/api/pages/site-addresses";
import { languageField } from "../../../lib/contract/meta/answer";
import { loadContent } from "../../../lib/platform/content";
import { inAlphabet } from "../../../lib/platform/i18n/alphabet";
import { commentTime, monthAndYear } from "../../../lib/platform/i18n/dates";
import { chooseLanguage, defaultLanguage, isLanguage } from "../../../lib/platform/i18n/language";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { findDifferences } from "../../../lib/platform/i18n/testing/message-check";

// tsx scripts/languages/testing/check.tsx qaa: what this copy's parts make of a language without a build, as JSON.

const [code] = process.argv.slice(2);
if (!isLanguage(code)) throw new Error(`${code} is no language of this portal.`);

const { site, courses, places, articles } = loadContent("content");
const { alternates, openGraph } = pageMetadata({
  language: code,
  path: "/courses",
  description: site.description[code],
});
const report = {
  chosen: [chooseLanguage(code, null), chooseLanguage(null, code), chooseLanguage("xx", code)],
  field: languageField.parse(code),
  messageDifferences: findDifferences(messagesIn(defaultLanguage), messagesIn(code)),
  message: messagesIn(code).shell.menu,
  siteName: site.name[code],
  question: courses[0]?.topics[0]?.quiz[0]?.options[0]?.[code],
  lesson: courses[0]?.topics[0]?.pages[0]?.html[code].slice(0, 200),
  article: articles[0]?.html[code].slice(0, 200),
  states: inAlphabet(places.states, code, (state) => state[code]).length,
  alternates: Object.keys(alternates?.languages ?? {}),
  canonical: alternates?.canonical,
  openGraphLocales: [openGraph?.locale, openGraph?.alternateLocale],
  sitemap: (await siteAddresses()).filter(({ url }) => url.endsWith(`/courses?language=${code}`)).length,
  choice: renderToStaticMarkup(<LanguageChoice language={code} label="" />),
  plainPage: plainPage(404, code),
  month: monthAndYear("2026-11-20T10:15:00.000Z", code),
  commentTime: commentTime("2026-11-20T10:15:00.000Z", code),
};
console.log(JSON.stringify(report));
