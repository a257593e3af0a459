import * as z from "zod";
import { inEachLanguage, type Text } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
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
  /** The helpline below the answer. */
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
  .superRefine((subjects, context) => {
    const ids = subjects.flatMap((subject) => [
      subject.id,
      ...subject.formerIds,
      ...subject.items.map((item) => item.id),
    ]);
    const twice = ids.find((each, index) => ids.indexOf(each) !== index);
    if (twice !== undefined) context.addIssue({ code: "custom", message: `the id ${twice} occurs twice` });
  });

/** A question with its answer, as plain text with pages as [name](/address). */
export type ChatQuestion = { id: number; question: Text; answer: Text; asked: string[] };
export type ChatSubject = { id: number; formerIds: number[]; question: Text; items: ChatQuestion[] };

/** An answer that links a page has this many words, in each language. */
const leastWords = 40;
const mostWords = 80;

/** The pages that an answer may link. */
type Pages = { articles: Article[]; courses: Course[] };

/** The chat assistant's menu: subjects, and below each its questions with their answers. @throws BrokenContent */
export function loadChatbot(files: ContentFiles, pages: Pages | null): ChatSubject[] {
  const problems: Problem[] = [];
  const titles = pages && pageTitles(pages);
  const subjects = files.yaml("chatbot.yaml", chatbotFile).map(({ items, ...subject }) => ({
    ...subject,
    items: items.map(({ more, helpline, note, ...item }) => {
      const broken = (field: string, message: string) =>
        problems.push({ file: "chatbot.yaml", field: `${item.id}.${field}`, message });
      const page = more === undefined ? undefined : titles?.get(more);
      if (titles && more !== undefined && !page)
        broken("more", `names ${more}, which is neither an article nor a lesson's page`);
      const answer = inEachLanguage((language) => {
        const own = item.answer[language];
        const words = own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        if (page && (words < leastWords || words > mostWords))
          broken(`answer.${language}`, `has ${words} words, an answer has ${leastWords} to ${mostWords}`);
        const link = page && `[${page.title[language].replaceAll(/[[\]]/g, "")}](${page.address})`;
        return [
          [own, note?.[language]].filter(Boolean).join(" "),
          link,
          helpline && `{helpline:${helpline}}. ${files.nobodyAnswers(helpline, language)}`,
        ]
          .filter(Boolean)
          .join("\n\n");
      });
      return { ...item, answer };
    }),
  }));
  if (problems.length > 0) throw new BrokenContent(problems);
  return subjects;
}

function pageTitles({ articles, courses }: Pages) {
  const lessons = courses.flatMap(({ topics }) =>
    topics.flatMap((topic) =>
      topic.pages.map((page, index) => {
        const address = `/course/module/${topic.id}/primary/${index + 1}`;
        return [`${topic.id}/${index + 1}`, { title: page.title, address }] as const;
      }),
    ),
  );
  const written = articles.map(({ topic, id, title }) => {
    return [`${topic}/${id}`, { title, address: `/topic/${topic}/${id}` }] as const;
  });
  return new Map<string, { title: Text; address: string }>([...lessons, ...written]);
}
