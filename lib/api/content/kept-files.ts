import type { ArticleDetail } from "../../contract/articles";
import { isOpenToGuests } from "../../domain/learning";
import { content } from "../../platform/content";
import { refusalIn } from "../../platform/file-thread";
import type { Language } from "../../platform/i18n/language";
import { articleText, type FileText, keptText, topicText } from "../../platform/one-file";
import { settings } from "../../platform/settings";
import { fileSize } from "../files/file-name";

// Texts as one file that is passed on (rule: texts.one-file).

/** `size`: null where the file could not be made just now. */
export type FileLink = { address: string; size: string | null };
type ArticlePlace = { topic: string; topicName: string; slug: string };

/** Where an article is kept from, and how large the file is. */
export async function articleFileLink(
  article: ArticleDetail,
  place: ArticlePlace,
  language: Language,
): Promise<FileLink> {
  const address = `/api/article/${place.topic}/${place.slug}/file?language=${language}`;
  return { address, size: await keptFileSize(articleInFile(article, place, language)) };
}

/** The same for a topic of a course; null where the topics belong to another backend. */
export async function topicFileLink(topicId: string, language: Language): Promise<FileLink | null> {
  const found = topicInFile(topicId, language);
  const address = `/api/lesson/${topicId}/file?language=${language}`;
  return found && { address, size: await keptFileSize(found.text) };
}

/** The first topic of a course, which everybody may read, as a file. */
export async function firstTopicFile(courseId: string, language: Language) {
  const course = content().courseById.get(courseId);
  const topic = course?.topics.find(({ id }) => isOpenToGuests(course, id));
  const link = topic && (await topicFileLink(topic.id, language));
  return link ? { ...link, name: topic.name[language] } : null;
}

export function articleInFile(article: ArticleDetail, place: ArticlePlace, language: Language): FileText {
  return articleText(article, place, portalIn(language));
}

/** `isOpen`: everybody may read it. */
export function topicInFile(topicId: string, language: Language): { text: FileText; isOpen: boolean } | null {
  if (settings().upstreamUrl) return null;
  const topic = content().topicById.get(topicId);
  const course = topic && content().courseById.get(topic.courseId);
  if (!course) return null;
  return { text: topicText(topic, course, portalIn(language)), isOpen: isOpenToGuests(course, topicId) };
}

const portalIn = (language: Language) => ({ portalUrl: settings().portalUrl, language, content: content() });

async function keptFileSize(text: FileText): Promise<string | null> {
  try {
    return fileSize((await keptText(text, { waits: true })).length);
  } catch (error) {
    // The page is worth more than the size.
    if (refusalIn(error) === "lost") return null;
    throw error;
  }
}
