import type { Article, Content } from "../../../platform/content";
import { languages } from "../../../platform/i18n/language";
import { romanKey } from "../roman";
import { normaliseWord } from "../words";

/** A question made of a subject and a template. `isAside`: its subject is of a line that the index does not have. */
export type MadeQuestion = { search: string; first: string; isAside: boolean; isMisspelt: boolean };

/** What people put around the subject of a question. */
const templates = {
  latin: `* kaise hota hai | * kyon hota hai | * ke bare me batao | * kya hai | * se pareshan hu | * ke side effects | mujhe * ki jankari chahiye | * kya kare
    * me kya karna chahiye | kya * sahi hai | * problem | * ka upay bataye | kisi ko * ho to kya kare | * in hindi | please * batao | * ka solution`,
  devanagari: `* कैसे होता है | * क्यों होता है | * के बारे में बताइए | * क्या है | * से परेशान हूँ | * के नुकसान | मुझे * की जानकारी चाहिए | * क्या करें
    * में क्या करना चाहिए | क्या * सही है | * की समस्या | * का उपाय बताएँ | किसी को * हो तो क्या करें | * का समाधान | कृपया * बताएँ | * के फायदे`,
  english: `how to deal with * | what is * | * side effects | why does * happen | tell me about * | * problem | is * normal | what to do about * | * meaning | please help *`,
};

/** Question words, wherever they stand, and what ends a question; the templates bring others. What is left is the subject. */
const asking =
  /^(kaise|kyu|kyon|kya|kab|kaha|kahan|kitna|kitne|what|how|why|when|to|do|is|does|कैसे|क्यों|क्या|कब|कहां|कितना|कितने|कितनी|कौन)$/i;
const ending =
  /^(hai|hain|ho|hota|hoti|hote|hu|kare|karu|karna|rahi|rahe|raha|है|हैं|हूं|होता|होती|होते|करें|करूं|रही|रहे|रहा|के|में|की|ke|me|ki|par|पर|से|se|तो|to)$/i;

const devanagari = /\p{Script=Devanagari}/u;

/**
 * Three hundred and more questions from the titles and the listed questions of the articles: of each, a title, two listed
 * questions that the index has and three that it has not. Every third has a spelling error. A line that has no word of
 * the title or of an indexed line is left out: nobody could know of what page it is.
 */
export function madeQuestions({ articles }: Content): MadeQuestion[] {
  return articles.flatMap((article, place) => {
    const { aside, indexed } = halves(article);
    const title = article.title[languages[place % languages.length] ?? "en"];
    const known = new Set([...indexed, ...languages.map((each) => article.title[each])].flatMap(soundsIn));
    const knowable = aside.filter((line) => soundsIn(subjectOf(line)).some((sound) => known.has(sound)));
    const lines = [
      { line: title, isAside: false },
      ...indexed.slice(0, 2).map((line) => ({ line, isAside: false })),
      ...knowable.slice(0, 3).map((line) => ({ line, isAside: true })),
    ];
    return lines.map(({ line, isAside }, index) => {
      const turn = place * lines.length + index;
      const question = ask(subjectOf(line), turn);
      const search = turn % 3 === 0 ? misspell(question, turn) : question;
      return {
        search,
        isMisspelt: search !== question,
        first: `/topic/${article.topic}/${article.id}`,
        isAside,
      };
    });
  });
}

/** The content with every second listed question of each article, in each script. */
export function withHalfOfTheQuestions(content: Content): Content {
  return { ...content, articles: content.articles.map((each) => ({ ...each, asked: halves(each).indexed })) };
}

/** The lines of one script and those of the other are divided apart, so that both halves have both scripts. */
function halves({ asked }: Article): { indexed: string[]; aside: string[] } {
  const scripts = [asked.filter((line) => devanagari.test(line)), asked.filter((line) => !devanagari.test(line))];
  const every = (which: number) => interleaved(scripts.map((lines) => lines.filter((_, index) => index % 2 === which)));
  return { indexed: every(0), aside: every(1) };
}

/** One of the first list, one of the second, and so on. */
function interleaved(lists: string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The words of a line by their sound, without those of one or two letters. */
function soundsIn(line: string): string[] {
  return (line.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => romanKey(normaliseWord(word)));
}

function subjectOf(line: string): string {
  const words = (line.match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []).filter((word) => !asking.test(word));
  while (words.length > 1 && ending.test(words.at(-1) ?? "")) words.pop();
  return words.slice(0, 6).join(" ");
}

function ask(subject: string, turn: number): string {
  const script = devanagari.test(subject) ? "devanagari" : turn % 4 === 3 ? "english" : "latin";
  const all = templates[script].split(/[|\n]/).map((each) => each.trim());
  return (all[(turn * 7) % all.length] ?? "*").replace("*", subject);
}

/** One slip in the longest word: a letter left out or doubled, two swapped, or a long vowel for a short one. */
function misspell(question: string, turn: number): string {
  const words = question.split(" ");
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), "");
  return words.map((word) => (word === longest ? slipIn(word, turn) : word)).join(" ");
}

function slipIn(word: string, turn: number): string {
  if (word.length < 5) return word;
  if (devanagari.test(word)) {
    const swaps: [RegExp, string][] = [
      [/ी/, "ि"],
      [/ि/, "ी"],
      [/ू/, "ु"],
      [/ु/, "ू"],
      [/[ंँ़]/, ""],
      [/े/, "ै"],
    ];
    const [wrong, right] = swaps.find(([each]) => each.test(word)) ?? [/(?<=.{2})ा/, ""];
    return word.replace(wrong, right);
  }
  const at = 2 + (turn % (word.length - 3));
  const [one = "", other = ""] = word.slice(at);
  const slips = [one + one + other, other, other + one];
  return word.slice(0, at) + (slips[turn % slips.length] ?? other) + word.slice(at + 2);
}
