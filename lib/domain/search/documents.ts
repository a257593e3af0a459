import { type Content, helplineNumbers } from "../../platform/content";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { plainLines, plainText } from "../../platform/content/text/plain-text";
import { type Language, languages } from "../../platform/i18n/language";
import { messagesIn } from "../../platform/i18n/messages";
import { courseDocument, lessonDocuments } from "./sources/courses";
import { type Document, type Found, headingsIn } from "./sources/document";

export type { Document } from "./sources/document";

/** Where the documents of each kind come from. A kind without an entry does not compile. */
const sources: Record<Document["kind"], (content: Content, language: Language) => Found[]> = {
  course: ({ courses }, language) => courses.map((course) => courseDocument(course, language)),
  topic: topicDocuments,
  article: articleDocuments,
  lesson: lessonDocuments,
  case: caseDocuments,
  classPlan: classPlanDocuments,
  answer: answerDocuments,
  discussion: discussionDocuments,
  page: pageDocuments,
};
const kinds = Object.keys(sources) as Document["kind"][];

export function documentsIn(content: Content, language: Language): Document[] {
  const known = kinds.flatMap((kind) => sources[kind](content, language).map((found) => withDefaults(kind, found)));
  const addresses = new Set(known.map(({ address }) => address));
  const further = otherPages(content, language).filter(({ address }) => !addresses.has(address));
  return [...known, ...further.map((found) => withDefaults("page", found))];
}

function withDefaults(kind: Document["kind"], found: Found): Document {
  const empty = { headings: "", keywords: "", place: "", asked: [], dangers: [], course: null };
  return { ...empty, ...found, kind, id: found.address };
}

/**
 * The cases of the courses, by their titles and situations: the steps say what to do, which is found out by choosing.
 * The case that closes a course opens after its topics, so it leads to the list on the course's page.
 */
function caseDocuments({ courses }: Content, language: Language): Found[] {
  return courses.flatMap(({ id: course, name, cases }) =>
    cases.map(({ id, end, title, situation }) => ({
      title: title[language],
      summary: situation[language],
      text: situation[language],
      address: end ? `/view/course/${course}#cases` : `/my-courses/${course}/cases/${id}`,
      place: name[language],
      course,
    })),
  );
}

/** The class plans: what the lesson teaches. The slips are left out, because some say what is not true. */
function classPlanDocuments({ classPlans, themes }: Content, language: Language): Found[] {
  const { label, group } = messagesIn(language).classPlans;
  return classPlans.map((plan) => {
    const theme = themes.find(({ id }) => id === plan.theme)?.name[language] ?? "";
    const parts = [
      plan.aim,
      ...plan.steps,
      ...plan.board,
      ...plan.questions.flatMap(({ question, answer }) => [question, answer]),
      plan.followUp,
    ];
    return {
      title: plan.title[language],
      summary: plan.aim[language],
      text: parts.map((part) => part[language].replaceAll(" ->", ",")).join(" "),
      address: `/class-plans/${plan.id}`,
      place: `${label}, ${group.replace("{classes}", plan.classes)}: ${theme}`,
      headings: label,
    };
  });
}

function pageDocuments(content: Content, language: Language): Found[] {
  return [
    ...staticPageDocuments(content, language),
    ...handoutDocuments(content, language),
    ...drawingDocuments(content, language),
    drawingList(content, language),
    classPlanList(language),
  ].map((page) => ({
    ...page,
    keywords: [page.keywords ?? "", helplineWords(page.text, content, language)].join(" ").trim(),
  }));
}

function staticPageDocuments({ staticPages, helplines }: Content, language: Language): Found[] {
  return staticPages.flatMap(({ key, address, title, description, html, faqs }) => {
    if (!address) return [];
    const answers = faqs[language].map((faq) => `${faq.question} ${faq.answer}`);
    // This page shows the list of helplines beside its own text.
    const numbers =
      key === "Resources"
        ? helplines.map((each) => `${each.name[language]} ${helplineNumbers(each).join(" ")}: ${each.text[language]}`)
        : [];
    const text = [plainLines(html[language]), ...answers, ...numbers].join("\n");
    return [{ title: title[language], summary: description[language], text, address }];
  });
}

function handoutDocuments({ handouts }: Content, language: Language): Found[] {
  return handouts.map((handout) => ({
    title: handout.title[language],
    summary: handout.lead[language],
    text: plainLines(handout.html[language]).replace(blanks, ""),
    address: `/handouts/${handout.id}`,
  }));
}

/** The lines to write on. */
const blanks = / ?_{3,}/g;

/** What each drawing shows, with its labels. */
function drawingDocuments({ drawings }: Content, language: Language): Found[] {
  return drawings.map((drawing) => ({
    title: drawing.title[language],
    summary: drawing.summary[language],
    text: plainLines(drawing.html[language]),
    address: `/diagrams/${drawing.id}`,
  }));
}

/** The list of drawings, so that a search for drawings without a subject finds the list and not single drawings. */
function drawingList({ drawings }: Content, language: Language): Found {
  const t = messagesIn(language).drawings;
  return {
    title: t.listTitle,
    summary: t.listLead,
    text: drawings.map(({ title }) => title[language]).join(". "),
    address: "/diagrams",
    keywords: t.label,
  };
}

/** The list of class plans, for the same reason; without their titles, so that a search for one finds that one first. */
function classPlanList(language: Language): Found {
  const t = messagesIn(language).classPlans;
  return { title: t.title, summary: t.listLead, text: t.listLead, address: "/class-plans", keywords: t.label };
}

/** A page with at least this many numbers counts as a list of helplines. */
const numbersOfAList = 3;

function helplineWords(text: string, { helplines }: Content, language: Language): string {
  const named = helplines.filter(({ number }) => new RegExp(`\\b${number}\\b`).test(text));
  return named.length < numbersOfAList ? "" : named.map(({ number, name }) => `${name[language]} ${number}`).join(". ");
}

/** The page with all answers of the chat assistant. */
const assistantPath = "/help/assistant";

function answerDocuments({ chatbot }: Content, language: Language): Found[] {
  return chatbot.flatMap((subject) =>
    subject.items.map(({ id, question, answer, asked }) => ({
      title: question[language],
      summary: "",
      text: answer[language].replaceAll(markOfLink, "$1").replaceAll(/\s+/g, " "),
      // The assistant's page shows this answer open.
      address: `${assistantPath}?question=${id}#question-${id}`,
      place: subject.question[language],
      asked: [...languages.map((each) => question[each]), ...asked],
    })),
  );
}

const markOfLink = /\[([^\]]+)\]\([^)]*\)/g;

/** Pages that are not the content's: lists, campaigns, account, assistant. The home page is no result. */
function otherPages(content: Content, language: Language): Found[] {
  const listed = publicPages(content)
    .filter(({ path }) => path !== "/")
    .map(({ path, title, lead }) => ({
      address: path,
      title: title[language],
      summary: lead[language],
      text: path === "/privacy-notice" ? noticeText(content, language) : "",
    }));
  const own = [...accountPages(language), assistantPage(language)];
  return [...own, ...listed.filter(({ address }) => own.every((page) => page.address !== address))];
}

function accountPages(language: Language): Found[] {
  const { accounts, recovery, shell } = messagesIn(language);
  // The menu's labels, which differ from the pages' titles.
  const page = (address: string, title: string, summary: string, keywords: string, asked: string[] = []) => {
    return { address, title, summary, text: "", keywords, asked };
  };
  const forgot = languages.map((each) => messagesIn(each).accounts.forgotPassword);
  return [
    page("/login", accounts.loginLink, accounts.loginLead, shell.login),
    page("/register", accounts.registerTitle, accounts.registerLead, shell.signUp),
    page("/reset-password", recovery.forgotTitle, recovery.forgotLead, accounts.forgotPassword, forgot),
  ];
}

/** The assistant's page. Its answers are documents of their own. */
function assistantPage(language: Language): Found {
  const { pageTitle, pageLead } = messagesIn(language).chat;
  return { address: assistantPath, title: pageTitle, summary: pageLead, text: "" };
}

function noticeText({ privacyNotice }: Content, language: Language): string {
  return privacyNotice.items.map(({ data, why }) => `${data[language]}: ${why[language]}`).join(" ");
}

function topicDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return coreIssues.map((issue) => ({
    title: issue.name[language],
    summary: issue.description[language],
    text: articles
      .filter((article) => article.topic === issue.slug)
      .map((article) => article.title[language])
      .join(". "),
    address: `/topic/${issue.slug}`,
  }));
}

/** Addresses are English, whatever the default language is: an article's slug describes its topic. */
const addressLanguage: Language = "en";

function articleDocuments({ coreIssues, articles }: Content, language: Language): Found[] {
  return articles.map((article) => ({
    title: article.title[language],
    summary: article.description[language],
    headings: plainText(headingsIn(article.html[language])),
    text: plainLines(article.html[language]),
    address: `/topic/${article.topic}/${article.id}`,
    place: coreIssues.find((issue) => issue.slug === article.topic)?.name[language] ?? "",
    keywords: language === addressLanguage ? article.id.replaceAll("-", " ") : "",
    asked: [
      ...article.asked,
      ...languages.flatMap((each) => [article.title[each], article.question?.[each] ?? []].flat()),
    ],
    dangers: article.dangers,
  }));
}

function discussionDocuments({ coreIssues, discussions }: Content, language: Language): Found[] {
  return discussions.map((discussion) => ({
    title: discussion.title[language],
    summary: discussion.lead[language],
    text: plainLines(discussion.html[language]),
    address: `/discussions/view/${discussion.slug}`,
    place: coreIssues.find((issue) => issue.slug === discussion.topic)?.name[language] ?? "",
  }));
}
