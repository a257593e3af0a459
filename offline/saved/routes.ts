import { showCase } from "./case-page";
import type { Here } from "./frame";
import { showLesson } from "./lesson";
import { showList } from "./list";
import { showQuiz } from "./quiz";
import { readStored } from "./stored";
import { savedWords } from "./words";
import { showDiscussion, showJournal, showMessage } from "./writing";

const topicAddress = /^\/course\/module\/([^/]+)(?:\/([^/]+)(?:\/(\d+))?)?$/;
const quizAddress = /^\/quiz\/([^/]+)$/;
const caseAddress = /^\/my-courses\/([^/]+)\/cases\/([^/]+)$/;

/** Draws the saved page of this address, in the language that it was saved in; or what is saved instead. */
export async function showSavedPage(account: string): Promise<void> {
  const stored = await readStored(account);
  const { pathname } = location;
  const [, topicId = "", section = "primary", page = "1"] = topicAddress.exec(pathname) ?? [];
  const [, quizOf = ""] = quizAddress.exec(pathname) ?? [];
  const topic = stored.topics.find((each) => each.topicId === (topicId || quizOf));
  const language = topic?.language ?? stored.courses[0]?.language ?? document.documentElement.lang;
  document.documentElement.lang = language;
  const here: Here = { account, stored, words: savedWords(language) };
  const again = () => showSavedPage(account);
  if (pathname === "/offline/message") return showMessage(here);
  if (topic && (quizOf || section === "quiz")) return showQuiz(here, topic);
  if (topic && section === "primary" && (await showLesson(here, topic, Number(page)))) return;
  if (topic && section === "reflective_journal" && (await showJournal(here, topic))) return;
  if (topic && section === "discussion" && (await showDiscussion(here, topic))) return;
  const [, courseId, caseId] = caseAddress.exec(pathname) ?? [];
  const course = stored.courses.find((each) => each.courseId === courseId);
  const found = course?.cases.find(({ id }) => id === caseId);
  if (course && found) return showCase(here, course, found);
  showList(here, () => void again(), /^\/(?:view\/course|dashboard|my-course)/.test(pathname));
}
