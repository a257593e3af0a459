import * as z from "zod";
import { inEachLanguage, type Text } from "../../i18n/language";
import { brokenAt } from "../broken";
import type { Source } from "../facts/sources";
import type { ContentFiles } from "../files";
import { type Recordings, readRecordings } from "../recordings/recording";
import { agesField, audioAddress, id, reviewField, text, written } from "../schema";
import { pencil } from "../text/unwritten";

const articleName = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be topic/article");
const articleFile = z.strictObject({
  id,
  title: text,
  /** The title as a reader's question, for an article whose title is not one already. */
  question: text.optional(),
  /** Private reading although its topic as a whole is not (rule: articles.private). */
  sensitive: z.boolean().default(false),
  description: text,
  /** How people type the question: in Devanagari and in Latin letters. */
  asked: z.array(written).max(12).default([]),
  /** The kinds of danger (lib/contract/danger) that this article answers before every other page. */
  dangers: z.array(z.enum(["poison", "suicide", "abuse", "blackmail", "pregnancy", "infection"])).default([]),
  contentType: text,
  minutes: z.number().int().positive(),
  /** The article as an editor reads it, in each language. */
  audio: z.strictObject(inEachLanguage(() => audioAddress)).optional(),
  tags: z.array(written).min(1),
  ages: agesField,
  /** What a reader below the ages reads in its place, as topic/article. */
  younger: articleName.optional(),
  credit: text,
  sources: z.array(written).min(1),
  review: reviewField,
  published: z.iso.date().optional(),
  updated: z.iso.date(),
});
const popularFile = z.array(articleName).min(1);

export type Article = Omit<z.infer<typeof articleFile>, "sources" | "audio"> & {
  topic: string;
  html: Text;
  sources: Source[];
  recordings: Recordings | null;
};

/** The least length of an article, because a search result must lead to an answer. */
const fewestWords = 400;

/** Reads `articles/<topic>/<article>/`. @throws BrokenContent */
export function loadArticles(files: ContentFiles, topics: string[]): Article[] {
  return topics.flatMap((topic) =>
    files.folders(`articles/${topic}`).map((name) => loadArticle(files, topics, topic, name)),
  );
}

/** The articles that `articles/popular.yaml` names, in its order. @throws BrokenContent */
export function loadPopularArticles(files: ContentFiles, articles: Article[]): Article[] {
  const file = "articles/popular.yaml";
  return files.yaml(file, popularFile).map((name, index) => {
    const found = articles.find((each) => `${each.topic}/${each.id}` === name);
    if (!found) throw brokenAt(file, String(index), `names ${name}, which is no article`);
    return found;
  });
}

function loadArticle(files: ContentFiles, topics: string[], topic: string, name: string): Article {
  const folder = `articles/${topic}/${name}`;
  const file = `${folder}/article.yaml`;
  const { audio, ...facts } = files.yaml(file, articleFile);
  if (facts.id !== name) throw brokenAt(file, "id", `must be the folder's name, ${name}`);
  const unknown = facts.tags.find((tag) => !topics.includes(tag));
  if (unknown) throw brokenAt(file, "tags", `names ${unknown}, which is no topic`);
  const html = inEachLanguage((language) => {
    const body = `${folder}/${language}.md`;
    const source = files.text(body);
    const words = source.split(/\s+/).filter((each) => /\p{L}/u.test(each)).length;
    // While it is being written it can be looked at; npm run content refuses it.
    if (words < fewestWords && !source.includes(pencil))
      throw brokenAt(body, "", `has ${words} words, an article has ${fewestWords} or more`);
    return files.html(body, source, language);
  });
  const recordings = readRecordings(
    inEachLanguage((language) => ({ file, field: `audio.${language}`, address: audio?.[language] })),
    files.published,
  );
  return { ...facts, topic, html, sources: files.sources(file, facts.sources), recordings };
}
