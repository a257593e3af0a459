import "server-only";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Answered = { id: number; question: string; answer: string };
export type Subject = { question: string; items: Answered[] };

/** The chat assistant's questions with their answers, by subject. Answers that the menu does not hold are loaded one by one, as documented. */
export async function loadQuestions(language: Language): Promise<Subject[]> {
  const { chat } = publicApi(language);
  const { data } = await chat.menu({ id: 0, language });
  const answered = await Promise.all(
    data.map(async (item) => ({ ...item, answer: item.answer || (await chat.cannedAnswer({ menuId: item.id, language })).message })),
  );
  const subjects = new Map<string, Subject>();
  for (const { subject, ...item } of answered) {
    const found = subjects.get(subject) ?? { question: subject, items: [] };
    found.items.push(item);
    subjects.set(subject, found);
  }
  return [...subjects.values()];
}
