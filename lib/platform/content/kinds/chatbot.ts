import * as z from "zod";
import type { Text } from "../../i18n/language";
import type { ContentFiles } from "../files";
import { text } from "../schema";

const id = z.number().int().positive();
const answered = z.strictObject({ id, question: text, answer: text });
const chatbotFile = z
  .array(z.strictObject({ id, question: text, items: z.array(answered).min(1) }))
  .min(1)
  .superRefine((subjects, context) => {
    const ids = subjects.flatMap((subject) => [subject.id, ...subject.items.map((item) => item.id)]);
    const twice = ids.find((each, index) => ids.indexOf(each) !== index);
    if (twice !== undefined) context.addIssue({ code: "custom", message: `the id ${twice} occurs twice` });
  });

/** A subject with the questions below it, or a question with its answer. */
export type ChatItem = { id: number; question: Text; answer: Text | null; items: ChatItem[] };

/** The chat assistant's menu: subjects, and below each its questions with their answers. @throws BrokenContent */
export function loadChatbot(files: ContentFiles): ChatItem[] {
  return files.yaml("chatbot.yaml", chatbotFile).map((subject) => ({
    id: subject.id,
    question: subject.question,
    answer: null,
    items: subject.items.map((item) => ({ ...item, items: [] })),
  }));
}
