import type { Content } from "../../../platform/content";
import { publicPages } from "../../../platform/content/kinds/public-pages";
import { type Language, languages } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { Found } from "./document";

/** The page with all answers of the chat assistant. */
const assistantPath = "/help/assistant";

/** The address at which the assistant's page shows this answer open. */
function answerAddress(id: number): string {
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

type OtherPage = {
  address: string;
  title: string;
  summary: string;
  text: string;
  keywords: string;
  asked?: string[];
};

/** Pages that are not the content's: lists, campaigns, account, assistant. The home page is no result. */
export function otherPages(content: Content, language: Language): OtherPage[] {
  const listed = publicPages(content)
    .filter(({ path }) => path !== "/")
    .map(({ path, title, lead }) => ({
      address: path,
      title: title[language],
      summary: lead[language],
      text: path === "/privacy-notice" ? noticeText(content, language) : "",
      keywords: "",
    }));
  const own = [...accountPages(language), assistantPage(language)];
  return [...own, ...listed.filter(({ address }) => own.every((page) => page.address !== address))];
}

function accountPages(language: Language): OtherPage[] {
  const { accounts, recovery, shell } = messagesIn(language);
  // The menu's labels, which differ from the pages' titles.
  const page = (address: string, title: string, summary: string, keywords: string) => ({
    address,
    title,
    summary,
    text: "",
    keywords,
  });
  return [
    page("/login", accounts.loginLink, accounts.loginLead, shell.login),
    page("/register", accounts.registerTitle, accounts.registerLead, shell.signUp),
    {
      ...page("/reset-password", recovery.forgotTitle, recovery.forgotLead, accounts.forgotPassword),
      asked: languages.map((each) => messagesIn(each).accounts.forgotPassword),
    },
  ];
}

/** The assistant's page. Its answers are documents of their own. */
function assistantPage(language: Language): OtherPage {
  const { pageTitle, pageLead } = messagesIn(language).chat;
  return { address: assistantPath, title: pageTitle, summary: pageLead, text: "", keywords: "" };
}

function noticeText({ privacyNotice }: Content, language: Language): string {
  return privacyNotice.items.map(({ data, why }) => `${data[language]}: ${why[language]}`).join(" ");
}
