import type { ChatItem, Content } from "../content";
import type { ChatMenuItem } from "../contract/chat";
import type { Language } from "../i18n/language";
import { Refusal } from "../refusal";

/** The items below a menu item; 0 is the whole menu, and a question has none below it. @throws Refusal NOT_FOUND */
export function menuBelow({ chatbot }: Content, id: number, language: Language): ChatMenuItem[] {
  const items = id === 0 ? chatbot : requireItem(chatbot, id).items;
  return items.map((item) => ({ id: item.id, question: item.question[language], has_menu: item.items.length > 0 }));
}

/** @throws Refusal NOT_FOUND */
export function requireItem(items: ChatItem[], id: number): ChatItem {
  const found = items.flatMap((item) => [item, ...item.items]).find((item) => item.id === id);
  if (!found) throw new Refusal("NOT_FOUND", "chatMenuUnknown");
  return found;
}
