import type { NearestAnswer } from "../../contract/chat";
import { longestQuery } from "../../contract/search";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { findMatches } from "../search";

/** The most answers that are offered before a message goes to a coordinator (rule: chat.nearest). */
const most = 3;
/**
 * The share of the words that an answer has to be about. An answer of the assistant itself is short and lists how people
 * ask for it; a page has many words, and has one of them by chance more often (nearest.test.ts).
 */
const leastShareOfAnswer = 0.484;
const leastShareOfPage = 0.71;

/**
 * The answers nearest to what somebody types: the assistant's own first, then articles. Empty where nothing is near
 * enough (rule: search.nothing). A long message is judged by its beginning.
 */
export function nearestAnswers(content: Content, language: Language, msg: string): NearestAnswer[] {
  const query = [...msg].slice(0, longestQuery).join("");
  const matches = findMatches(content, language, query);
  const answers = new Map(content.chatbot.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const own = matches.flatMap(({ document, share }): NearestAnswer[] => {
    const item = document.kind === "answer" && answers.get(Number(/question-(\d+)$/.exec(document.id)?.[1]));
    return item && share >= leastShareOfAnswer
      ? [{ question: item.question[language], answer: item.answer[language] }]
      : [];
  });
  const linked = own.map(({ answer }) => answer).join(" ");
  const pages = matches.flatMap(({ document, share }): NearestAnswer[] =>
    document.kind === "article" && share >= leastShareOfPage && !linked.includes(`(${document.address})`)
      ? [{ question: document.title, answer: `${document.summary}\n\n[${document.title}](${document.address})` }]
      : [],
  );
  return [...own, ...pages].slice(0, most);
}
