import {
  questionsADay,
  type RecallAnswer,
  type RecallQuestion,
  type RecallToday,
} from "../../contract/learning/recall";
import type { Content, Question, Topic } from "../../platform/content";
import { dayInIndia } from "../../platform/i18n/dates";
import type { Language } from "../../platform/i18n/language";
import type { CallContext } from "../call";
import { escapeHtml, shuffleOptions } from "../quizzes";
import { type CardKey, type RecallCard, type RecallDay, readDay, type RecallAnswer as StoredAnswer } from "./records";
import { addDays } from "./schedule";

type Context = Pick<CallContext, "db" | "content" | "language" | "now">;
export const indianDay = (now: Date): string => dayInIndia(now.toISOString());

type Source = Pick<Context, "db" | "content">;

/** The cards that are asked today: at most three in a day with those already answered (rule: recall.day). */
export async function cardsOfToday(source: Source, accountId: string, today: string): Promise<RecallCard[]> {
  const day = await readKnown(source, accountId, today);
  return day ? askedOn(day, today) : [];
}

/** The day without the questions that the content has no more. */
async function readKnown({ db, content }: Source, accountId: string, today: string) {
  const day = await readDay(db, accountId, today);
  return day && { ...day, cards: day.cards.filter((card) => findQuestion(content, card) !== null) };
}

function askedOn({ cards, answered }: RecallDay, today: string): RecallCard[] {
  const due = cards.filter((card) => card.due_on <= today);
  return due.slice(0, Math.max(0, questionsADay - answered.length));
}

export async function readToday(context: Context, accountId: string): Promise<RecallToday> {
  const today = indianDay(context.now);
  const day = await readKnown(context, accountId, today);
  if (!day) return { questions: [], answered: [], next_on: null, stopped: false, mails: false };
  const { stopped, mails } = day;
  const due = stopped ? [] : askedOn(day, today);
  return {
    questions: due.flatMap((card) => viewQuestion(context, card, card.rounds) ?? []),
    answered: day.answered.slice(0, questionsADay).flatMap((answer) => viewAnswer(context, answer) ?? []),
    next_on: stopped || due.length > 0 ? null : nextDay(day, today),
    stopped,
    mails,
  };
}

/** The next day with a question, after today's are answered: what is left over waits for tomorrow. */
function nextDay({ cards }: RecallDay, today: string): string | null {
  const [first] = cards.map((card) => card.due_on).toSorted();
  return first !== undefined && first <= today ? addDays(today, 1) : (first ?? null);
}

function findQuestion(content: Content, card: CardKey): { topic: Topic; question: Question } | null {
  const topic = content.topicById.get(card.topic_id);
  const question = topic?.quiz.find(({ id }) => id === card.question_id);
  return topic && question ? { topic, question } : null;
}

function viewQuestion({ content, language }: Context, card: CardKey, round: number): RecallQuestion | null {
  const found = findQuestion(content, card);
  if (!found) return null;
  const { topic, question } = found;
  return {
    topic_id: topic.id,
    question_id: question.id,
    round,
    topic_name: topic.name[language],
    course_name: content.courseById.get(topic.courseId)?.name[language] ?? "",
    picture: topic.opening?.[language] ?? null,
    op_type: question.type,
    question: escapeHtml(question.question[language]),
    options: viewOptions(card, question, round, language).map((option) => ({ ...option, correct: null, why: null })),
    page: findPage(topic, question, language),
  };
}

/** The question with its key: only once it is answered (threats T4). */
export function viewAnswer(context: Context, answer: StoredAnswer): RecallAnswer | null {
  const { content, language } = context;
  const found = findQuestion(content, answer);
  const asked = found && viewQuestion(context, answer, answer.round);
  if (!asked) return null;
  const { question } = found;
  return {
    ...asked,
    options: viewOptions(answer, question, answer.round, language),
    choices: JSON.parse(answer.choices) as string[],
    correct: answer.correct === 1,
    feedback: escapeHtml(question.feedback[language]),
  };
}

function findPage(topic: Topic, { page }: Question, language: Language): RecallAnswer["page"] {
  const found = page === undefined ? undefined : topic.pages[page - 1];
  return found && page !== undefined ? { number: page, title: found.title[language] } : null;
}

/** In another order in each round, so that nobody learns the place of an option. */
function viewOptions({ enrollment_id, topic_id }: CardKey, question: Question, round: number, language: Language) {
  const [ordered = question] = shuffleOptions([question], `recall/${enrollment_id}/${topic_id}/${round}`);
  return ordered.options.map((option) => ({
    id: option.id,
    option: escapeHtml(option[language]),
    correct: option.correct,
    why: option.why ? escapeHtml(option.why[language]) : null,
  }));
}
