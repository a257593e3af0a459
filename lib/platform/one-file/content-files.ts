import type { Content, Course, Topic } from "../content";
import { sourceHtml } from "../content/facts/sources";
import { escapeHtml } from "../content/text/escape-html";
import type { Language } from "../i18n/language";

type Portal = { portalUrl: string; language: Language; content: Pick<Content, "site"> };

/** A topic of a course as the text of a file. It has no question of the topic's quiz. */
export function topicText(topic: Topic, course: Course, { portalUrl, language, content }: Portal): FileText {
  return {
    language,
    portalUrl,
    portalName: content.site.name[language],
    title: topic.name[language],
    tabTitle: topic.name[language],
    kicker: course.name[language],
    lead: topic.summary[language],
    parts: topic.pages.map(({ title, html, video }) => ({
      title: title[language],
      html: html[language],
      film: video && { title: video.title[language], words: video.transcript[language] },
    })),
    // They stand at the end of its last page.
    sources: "",
    page: `/info/course/${course.id}`,
    updatedOn: null,
  };
}

/** As the API answers an article. */
type ArticleToKeep = {
  title: string;
  neutral_title: string | null;
  description?: string;
  content: string;
  credit_note: string;
  updated_on?: string;
  sources?: { title: string; publisher: string; year: number | null; address?: string; second_address?: string }[];
};
type ArticlePlace = { topic: string; topicName: string; slug: string };

/** An article as the text of a file. A private one has its neutral title in the tab, as its page offers. */
export function articleText(article: ArticleToKeep, place: ArticlePlace, portal: Portal): FileText {
  const { language, portalUrl, content } = portal;
  return {
    language,
    portalUrl,
    portalName: content.site.name[language],
    title: article.title,
    tabTitle: article.neutral_title ?? article.title,
    kicker: place.topicName,
    lead: article.description ?? "",
    parts: [{ title: null, html: article.content, film: null }],
    sources: `<p>${escapeHtml(article.credit_note)}</p>${sourceList(article.sources ?? [], language)}`,
    page: `/topic/${place.topic}/${place.slug}`,
    updatedOn: article.updated_on ?? null,
  };
}

function sourceList(sources: NonNullable<ArticleToKeep["sources"]>, language: Language): string {
  if (sources.length === 0) return "";
  const lines = sources.map(({ address, second_address, ...source }) => {
    const addresses = [address ?? "", second_address ?? ""].filter((each) => each.startsWith("https://"));
    return sourceHtml({ ...source, addresses }, language);
  });
  return `<ul>${lines.join("")}</ul>`;
}

/** A film cannot be in the file: its words are, and a link to its page. */
type FilmWords = { title: string; words: string };
export type FilePart = { title: string | null; html: string; film: FilmWords | null };

/** A text of the portal that is made into one file. `lead`, `kicker`: plain text; `sources` and `html`: HTML. */
export type FileText = {
  language: Language;
  portalUrl: string;
  portalName: string;
  title: string;
  /** What a browser has in its tab and its history. */
  tabTitle: string;
  kicker: string;
  lead: string;
  parts: FilePart[];
  sources: string;
  /** Address of the portal page that the file links to. */
  page: string;
  /** The day of the last change, where it is known. */
  updatedOn: string | null;
};

/** Nothing is loaded and no script runs, whatever a text may hold. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
