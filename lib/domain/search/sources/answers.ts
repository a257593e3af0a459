import type { Content } from "../../../platform/content";
import { type Language, languages } from "../../../platform/i18n/language";
import type { Found } from "./document";

/** The page with all answers of the chat assistant. */
export const assistantPath = "/help/assistant";

/** The address at which the assistant's page shows this answer open. */
export function answerAddress(id: number): string {
  return `${assistantPath}?question=${id}#question-${id}`;
}

/** The chat assistant's questions and answers. */
export function answerDocuments({ chatbot }: Content, language: Language): Found[] {
  return chatbot.flatMap((subject) =>
    subject.items.map(({ id, question, answer, asked }) => ({
      title: question[language],
      summary: "",
      text: plainAnswer(answer[language]),
      address: answerAddress(id),
      place: subject.question[language],
      asked: [...languages.map((each) => question[each]), ...asked],
    })),
  );
}

/** An answer without the marks of its links. */
function plainAnswer(answer: string): string {
  return answer.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/\s+/g, " ");
}
