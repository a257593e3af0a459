import type { Content } from "../../../platform/content";
import { plainLines, plainText } from "../../../platform/content/text/plain-text";
import { type Language, languages } from "../../../platform/i18n/language";
import { type Found, headingsIn } from "./document";

export function topicDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return coreIssues.map((issue) => ({
    title: issue.name[language],
    summary: issue.description[language],
    text: articles
      .filter((article) => article.topic === issue.slug)
      .map((article) => article.title[language])
      .join(". "),
    address: `/topic/${issue.slug}`,
  }));
}

/** Addresses are English, whatever the default language is: an article's slug describes its topic. */
const addressLanguage: Language = "en";

export function articleDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return articles.map((article) => ({
    title: article.title[language],
    summary: article.description[language],
    headings: plainText(headingsIn(article.html[language])),
    text: plainLines(article.html[language]),
    address: `/topic/${article.topic}/${article.id}`,
    place: coreIssues.find((issue) => issue.slug === article.topic)?.name[language] ?? "",
    keywords: language === addressLanguage ? article.id.replaceAll("-", " ") : "",
    asked: [
      ...article.asked,
      ...languages.flatMap((each) => [article.title[each], article.question?.[each] ?? []].flat()),
    ],
    dangers: article.dangers,
  }));
}

export function discussionDocuments({ coreIssues, discussions }: Content, language: Language): Found[] {
  return discussions.map((discussion) => ({
    title: discussion.title[language],
    summary: discussion.lead[language],
    text: plainLines(discussion.html[language]),
    address: `/discussions/view/${discussion.slug}`,
    place: coreIssues.find((issue) => issue.slug === discussion.topic)?.name[language] ?? "",
  }));
}
