import * as z from "zod";
import { languages, type Text } from "../i18n/language";
import { BrokenContent } from "./broken";
import type { ContentFiles } from "./files";
import { renderMarkdown } from "./markdown";
import { text } from "./schema";

const written = z.string().trim().min(1);
const articleFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  description: text,
  contentType: text,
  minutes: z.number().int().positive(),
  tags: z.array(written).min(1),
  credit: text,
  sources: z.array(z.strictObject({ title: written, publisher: written, year: z.number().int().nullable() })).min(1),
  updated: z.iso.date(),
});

export type Article = z.infer<typeof articleFile> & { topic: string; html: Text };

/** Reads `articles/<topic>/<article>/`. @throws BrokenContent */
export function loadArticles(files: ContentFiles, topics: string[]): Article[] {
  return topics.flatMap((topic) => files.folders(`articles/${topic}`).map((name) => loadArticle(files, topics, topic, name)));
}

function loadArticle(files: ContentFiles, topics: string[], topic: string, name: string): Article {
  const folder = `articles/${topic}/${name}`;
  const file = `${folder}/article.yaml`;
  const facts = files.yaml(file, articleFile);
  if (facts.id !== name) throw new BrokenContent([{ file, field: "id", message: `must be the folder's name, ${name}` }]);
  const unknown = facts.tags.find((tag) => !topics.includes(tag));
  if (unknown) throw new BrokenContent([{ file, field: "tags", message: `names ${unknown}, which is no topic` }]);
  const html: Text = { en: "", hi: "" };
  for (const language of languages) html[language] = renderMarkdown(`${folder}/${language}.md`, files.text(`${folder}/${language}.md`), language);
  return { ...facts, topic, html };
}
