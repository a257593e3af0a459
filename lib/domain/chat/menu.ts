import type { ChatMenuItem } from "../../contract/chat";
import { CallError } from "../../platform/call-error";
import type { ChatItem, Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";

/**
 * The questions of a subject, or with id 0 all questions with their subjects: so a client that uses only menu 0 and the canned answers reaches every
 * answer. A question has no items below it. @throws CallError NOT_FOUND
 */
export function menuBelow({ chatbot }: Content, id: number, language: Language): ChatMenuItem[] {
  if (id !== 0) requireItem(chatbot, id);
  return chatbot
    .filter((subject) => id === 0 || subject.id === id)
    .flatMap((subject) => subject.items.map((item) => ({ id: item.id, question: item.question[language], subject: subject.question[language] })));
}

/** @throws CallError NOT_FOUND */
export function requireItem(items: ChatItem[], id: number): ChatItem {
  const found = items.flatMap((item) => [item, ...item.items]).find((item) => item.id === id);
  if (!found) throw new CallError("NOT_FOUND", "chatMenuUnknown");
  return found;
}
