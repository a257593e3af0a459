import { type Content, helplineNumbers } from "../../../platform/content";
import { plainLines } from "../../../platform/content/text/plain-text";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { Found } from "./document";

export function pageDocuments(content: Content, language: Language): Found[] {
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
