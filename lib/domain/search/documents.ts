import type { FoundKind } from "../../contract/search";
import { type Content, type Course, helplineNumbers } from "../../platform/content";
import { plainText } from "../../platform/content/text/plain-text";
import type { Language } from "../../platform/i18n/language";
import { otherPages } from "./other-pages";

/** A public page or part of one, as the search indexes it. `keywords` are searched but never shown. */
export type Document = {
  id: string;
  kind: FoundKind;
  title: string;
  summary: string;
  text: string;
  address: string;
  place: string;
  keywords: string;
};
type Found = Omit<Document, "id" | "kind" | "keywords"> & { keywords?: string };

/** Every document of one language. */
export function documentsIn(content: Content, language: Language): Document[] {
  const kinds: Record<FoundKind, Found[]> = {
    course: content.courses.map((course) => courseDocument(course, language)),
    topic: topicDocuments(content, language),
    article: articleDocuments(content, language),
    lesson: content.courses.flatMap((course) => openLessons(course, language)),
    discussion: discussionDocuments(content, language),
    page: [...pageDocuments(content, language), ...handoutDocuments(content, language)],
  };
  const known = Object.entries(kinds).flatMap(([kind, found]) =>
    found.map((each) => ({ ...each, kind: kind as FoundKind })),
  );
  const addresses = new Set(known.map(({ address }) => address));
  const further = otherPages(content, language).filter(({ address }) => !addresses.has(address));
  const all = [...known, ...further.map((each) => ({ ...each, kind: "page" as const, place: "" }))];
  return all.map((each) => ({
    ...each,
    id: each.address,
    keywords: each.keywords || documentKeywords(each, content, language),
  }));
}

function documentKeywords(
  { kind, address, text }: Pick<Document, "kind" | "address" | "text">,
  content: Content,
  language: Language,
): string {
  if (kind === "page") return helplineWords(text, content, language);
  return kind === "article" && language === addressLanguage
    ? (address.split("/").at(-1) ?? "").replaceAll("-", " ")
    : "";
}

/** Addresses are English, whatever the default language is: an article's slug describes its topic. */
const addressLanguage: Language = "en";

/** A page with at least this many numbers counts as a list of helplines. */
const numbersOfAList = 3;

function helplineWords(text: string, { helplines }: Content, language: Language): string {
  const named = helplines.filter(({ number }) => new RegExp(`\\b${number}\\b`).test(text));
  return named.length < numbersOfAList ? "" : named.map(({ number, name }) => `${name[language]} ${number}`).join(". ");
}

function courseDocument(course: Course, language: Language): Found {
  const modules = course.modules.flatMap((module) => [
    module.name,
    module.summary,
    ...module.topics.flatMap((topic) => [topic.name, topic.summary]),
  ]);
  const parts = [...course.objectives, ...modules, ...course.faqs.flatMap((faq) => [faq.question, faq.answer])].map(
    (each) => each[language],
  );
  return {
    title: course.name[language],
    summary: course.shortDesc[language],
    text: [plainText(course.about[language]), ...parts, plainText(course.howItWorks[language])].join(" "),
    address: `/info/course/${course.id}`,
    place: "",
    // Module names are keywords: a whole module on a subject is more relevant than one mention in a long page.
    keywords: course.modules
      .flatMap((module) => [module, ...module.topics])
      .map(({ name }) => name[language])
      .join(". "),
  };
}

function topicDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return coreIssues.map((issue) => ({
    title: issue.name[language],
    summary: issue.description[language],
    text: articles
      .filter((article) => article.topic === issue.slug)
      .map((article) => article.title[language])
      .join(". "),
    address: `/topic/${issue.slug}`,
    place: "",
  }));
}

function articleDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return articles.map((article) => ({
    title: article.title[language],
    summary: article.description[language],
    text: plainText(article.html[language]),
    address: `/topic/${article.topic}/${article.id}`,
    place: coreIssues.find((issue) => issue.slug === article.topic)?.name[language] ?? "",
  }));
}

/** The lessons that guests may read: those of a course's first topic (docs/decisions/0004). */
function openLessons(course: Course, language: Language): Found[] {
  const [first] = course.topics;
  if (!first) return [];
  return first.pages.map((page, index) => ({
    title: page.title[language],
    summary: first.name[language],
    text: plainText(page.html[language]),
    address: `/course/module/${first.id}/primary/${index + 1}`,
    place: course.name[language],
  }));
}

function discussionDocuments({ coreIssues, discussions }: Content, language: Language): Found[] {
  return discussions.map((discussion) => ({
    title: discussion.title[language],
    summary: discussion.lead[language],
    text: plainText(discussion.html[language]),
    address: `/discussions/view/${discussion.slug}`,
    place: coreIssues.find((issue) => issue.slug === discussion.topic)?.name[language] ?? "",
  }));
}

function pageDocuments({ staticPages, helplines }: Content, language: Language): Found[] {
  return staticPages.flatMap(({ key, address, title, description, html, faqs }) => {
    if (!address) return [];
    const answers = faqs[language].map((faq) => `${faq.question} ${faq.answer}`);
    // This page shows the list of helplines beside its own text.
    const numbers =
      key === "Resources"
        ? helplines.map((each) => `${each.name[language]} ${helplineNumbers(each).join(" ")}: ${each.text[language]}`)
        : [];
    const text = [plainText(html[language]), ...answers, ...numbers].join(" ");
    return [{ title: title[language], summary: description[language], text, address, place: "" }];
  });
}

function handoutDocuments({ handouts }: Content, language: Language): Found[] {
  return handouts.map((handout) => ({
    title: handout.title[language],
    summary: handout.lead[language],
    text: plainText(handout.html[language]),
    address: `/handouts/${handout.id}`,
    place: "",
  }));
}
