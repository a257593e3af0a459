import type { NearestAnswer } from "../../contract/chat";
import { longestQuery } from "../../contract/search";
import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { findMatches } from "../search";

/** The most answers that are offered before a message goes to a coordinator (rule: chat.nearest). */
const most = 3;
/** Of what is no question of the assistant itself only a page that answers this share of the words is offered. */
const leastShareOfPage = 0.6;

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
    return item && share >= leastShareOfPage
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
