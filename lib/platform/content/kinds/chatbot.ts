import * as z from "zod";
import { inEachLanguage, type Text } from "../../i18n/language";
import { noneTwice, type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import { text, written } from "../schema";
import type { Article } from "./article";
import type { Course } from "./course";

const id = z.number().int().positive();
const answered = z.strictObject({
  id,
  question: text,
  /** Other wordings under which people ask it, in any script. */
  asked: z.array(written).max(12).default([]),
  answer: text,
  /** What the law or a danger adds to it, in the words of a shared text; it does not count towards the answer's length. */
  note: text.optional(),
  /** The article (`topic/article`) or lesson page (`topic/2`) that says more; linked below the answer by its title. */
  more: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be topic/article, or topic/page of a lesson")
    .optional(),
  helpline: z.string().optional(),
});
const chatbotFile = z
  .array(
    z.strictObject({
      id,
      /** The ids of subjects that are part of this one now; a client that knows them still gets their questions. */
      formerIds: z.array(id).default([]),
      question: text,
      items: z.array(answered).min(1),
    }),
  )
  .min(1)
  .superRefine(
    noneTwice((subject) => [subject.id, ...subject.formerIds, ...subject.items.map(({ id }) => id)], "the id "),
  );

/** A question with its answer, as plain text with pages as [name](/address). */
type ChatQuestion = { id: number; question: Text; answer: Text; asked: string[] };
export type ChatSubject = { id: number; formerIds: number[]; question: Text; items: ChatQuestion[] };

/** An answer that links a page has this many words, in each language. */
const leastWords = 40;
const mostWords = 80;

/** The pages that an answer may link. */
type Pages = { articles: Article[]; courses: Course[] };

/** The chat assistant's menu: subjects, and below each its questions with their answers. @throws BrokenContent */
export function loadChatbot(files: ContentFiles, pages: Pages): ChatSubject[] {
  const problems: Problem[] = [];
  const links = linksByName(pages);
  const subjects = files.yaml("chatbot.yaml", chatbotFile).map(({ items, ...subject }) => ({
    ...subject,
    items: items.map(({ more, helpline, note, ...item }) => {
      const broken = (field: string, message: string) =>
        problems.push({ file: "chatbot.yaml", field: `${item.id}.${field}`, message });
      const link = links.get(more ?? "");
      if (more && !link) broken("more", `names ${more}, which is neither an article nor a lesson's page`);
      const answer = inEachLanguage((language) => {
        const own = item.answer[language];
        const words = own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        if (link && (words < leastWords || words > mostWords))
          broken(`answer.${language}`, `has ${words} words, an answer has ${leastWords} to ${mostWords}`);
        return [
          [own, note?.[language]].filter(Boolean).join(" "),
          link?.[language],
          helpline && `{helpline:${helpline}}. ${files.nobodyAnswers(helpline, language)}`,
        ]
          .filter(Boolean)
          .join("\n\n");
      });
      return { ...item, answer };
    }),
  }));
  throwIfBroken(problems);
  return subjects;
}

/** The links to the pages, by topic/article and by topic/page of a lesson. */
function linksByName({ articles, courses }: Pages): Map<string, Text> {
  const lessons = courses.flatMap(({ topics }) =>
    topics.flatMap(({ id: topic, pages }) =>
      pages.map(({ title }, index) => {
        return { name: `${topic}/${index + 1}`, title, address: `/course/module/${topic}/primary/${index + 1}` };
      }),
    ),
  );
  const written = articles.map(({ topic, id: slug, title }) => {
    return { name: `${topic}/${slug}`, title, address: `/topic/${topic}/${slug}` };
  });
  const link = (title: string, address: string) => `[${title.replaceAll(/[[\]]/g, "")}](${address})`;
  return new Map(
    [...lessons, ...written].map(({ name, title, address }) => [
      name,
      inEachLanguage((language) => link(title[language], address)),
    ]),
  );
}
