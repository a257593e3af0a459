import type { Danger } from "../../../contract/danger/kinds";
import type { Document } from "../documents";

// What counts how much in a search: found by trying, and held by the searches of searches.test.ts.

/** Where a danger's pages stand among those with the question, ranked up to 1: first where minutes count. */
export const rankOfDanger: Record<Danger, number> = {
  poison: 2,
  suicide: 2,
  abuse: 0.6,
  blackmail: 0.6,
  pregnancy: 0.6,
  infection: 0.6,
};
/** The article of an emergency stands before everything else. */
export const rankOfEmergency = 4;
/** What the likeness to a listed question weighs beside the words of the page. */
export const byAsked = 1.5;
/** The weight of a word that no text has: a misspelt or a foreign one, which may be what the query is about. */
export const weightOfUnknown = 0.65;
/** The least share of words in common with a listed question; below it two questions are about something else. */
export const leastLikeness = 0.55;
/** The least likeness to a listed question by which a page is found for a person in need. */
export const surelyAsked = 0.75;
/** How much of a query a document answers that holds a related term in place of the word itself, as a share. */
export const relatedShare = 0.5;

export const kindWeight: Record<Document["kind"], number> = {
  topic: 1.2,
  course: 0.8,
  article: 1.2,
  lesson: 0.9,
  // A reader with a question wants the article; the teacher finds the plan below it.
  classPlan: 0.6,
  case: 0.6,
  answer: 0.3,
  discussion: 0.7,
  page: 0.75,
};

/** Matches below this share of the best score are left out: they match by chance. */
export const worthShowing = 0.05;
/** Below this part of a query the portal says that it has nothing: a wrong page is worse (rule: search.nothing). */
export const leastShare = 0.51;
/** The same of a page whose title or listed question has a term of the glossary that the query names. */
export const leastShareOfSubject = 0.3;
/** Of a class plan and a case, because a title may play with a word: "Three jobs, one plate" is on food. */
export const leastShareOfPlan = 0.6;
export const plans: readonly Document["kind"][] = ["classPlan", "case"];
/** How much a word in a field says about the whole document. */
const shareOfField: Record<string, number> = { title: 1, keywords: 1, questions: 1, summary: 0.85, headings: 0.85 };
const shareOfBeginning = 0.7;
/** What a Hindi word counts for a word of the English texts that sounds like it. */
export const shareOfSound = 0.7;
/** A word in the running text alone, not in a title, heading, summary or listed question, counts as this share. */
export const shareOfText = 0.51;
/** The same where the query has other words too: two words in a long text are often there by chance. */
export const shareOfTextAmongOthers = 0.4;
/** Weight of a synonym relative to the word itself. */
export const byAnotherName = 0.8;
export const byRelation = 0.3;
/** Weight of loose words, which have other meanings too: `kill` is also used of germs. */
export const byLooseWords = 0.1;
/** The shortest prefix to search for; a shorter one matches too many words. */
export const shortestBeginning = 4;

/** The share of an idea that a document answers: of each word by its best field; longer words count less. */
export function shareOfMatch(match: Record<string, string[]>, terms: string[], inText: number): number {
  const shares = Object.entries(match).map(
    ([term, found]) =>
      Math.max(...found.map((field) => shareOfField[field] ?? inText)) * (terms.includes(term) ? 1 : shareOfBeginning),
  );
  const isWhole = terms.length > 1 && shares.length === terms.length;
  return isWhole ? shares.reduce((sum, share) => sum + share, 0) / shares.length : Math.max(...shares);
}
