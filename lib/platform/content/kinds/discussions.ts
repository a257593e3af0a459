import * as z from "zod";
import type { Text } from "../../i18n/language";
import { brokenAt } from "../broken";
import type { ContentFiles } from "../files";
import { id, text } from "../schema";

const discussionFile = z.strictObject({
  slug: id,
  title: text,
  /** The description in a sentence or two, for the list and for search engines. */
  lead: text,
  topic: z.string(),
  created: z.iso.date(),
});

/** A discussion of the forum. What people write below it are rows. */
export type Discussion = z.infer<typeof discussionFile> & { html: Text };

/** Reads `discussions/<discussion>/`, newest first. @throws BrokenContent */
export function loadDiscussions(files: ContentFiles, topics: string[]): Discussion[] {
  const all = files.folders("discussions").map((name) => loadDiscussion(files, topics, name));
  return all.sort((a, b) => b.created.localeCompare(a.created) || a.slug.localeCompare(b.slug));
}

function loadDiscussion(files: ContentFiles, topics: string[], name: string): Discussion {
  const folder = `discussions/${name}`;
  const file = `${folder}/discussion.yaml`;
  const facts = files.yaml(file, discussionFile);
  if (facts.slug !== name) throw brokenAt(file, "slug", `must be the folder's name, ${name}`);
  if (!topics.includes(facts.topic)) throw brokenAt(file, "topic", `names ${facts.topic}, which is no topic`);
  return { ...facts, html: files.htmlOfFiles((language) => `${folder}/${language}.md`) };
}
