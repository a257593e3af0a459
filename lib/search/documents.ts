import type { Content, Course } from "../content";
import type { FoundKind } from "../contract/search";
import type { Language } from "../i18n/language";
import { plainText } from "./plain-text";

/** Something that is open to the public, as the search sees it. */
export type Document = { id: string; kind: FoundKind; title: string; summary: string; text: string; address: string; place: string };
type Found = Omit<Document, "id" | "kind">;

/** Everything that a search may find, in one language. */
export function documentsIn(content: Content, language: Language): Document[] {
  const kinds: Record<FoundKind, Found[]> = {
    course: content.courses.map((course) => courseDocument(course, language)),
    topic: topicDocuments(content, language),
    article: articleDocuments(content, language),
    lesson: content.courses.flatMap((course) => openLessons(course, language)),
    discussion: discussionDocuments(content, language),
    page: [...pageDocuments(content, language), ...handoutDocuments(content, language)],
  };
  return Object.entries(kinds).flatMap(([kind, found]) => found.map((each) => ({ ...each, id: each.address, kind: kind as FoundKind })));
}

function courseDocument(course: Course, language: Language): Found {
  const modules = course.modules.flatMap((module) => [module.name, module.summary, ...module.topics.flatMap((topic) => [topic.name, topic.summary])]);
  const parts = [...course.objectives, ...modules, ...course.faqs.flatMap((faq) => [faq.question, faq.answer])].map((each) => each[language]);
  return {
    title: course.name[language],
    summary: course.shortDesc[language],
    text: [plainText(course.about[language]), ...parts, plainText(course.howItWorks[language])].join(" "),
    address: `/info/course/${course.id}`,
    place: "",
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

/** The lessons that a guest may read: those of a course's first topic (docs/decisions/0004). */
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

function pageDocuments({ staticPages }: Content, language: Language): Found[] {
  return staticPages.flatMap(({ address, title, description, html, faqs }) => {
    if (!address) return [];
    const answers = faqs[language].map((faq) => `${faq.question} ${faq.answer}`);
    return [{ title: title[language], summary: description[language], text: [plainText(html[language]), ...answers].join(" "), address, place: "" }];
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
