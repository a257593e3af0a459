import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { checkMailToken } from "../accounts";
import { type CallContext, doneWith, type Operations } from "../call";
import { isRight, problemOfChoices } from "../quizzes";
import { limitInvalidLinks } from "../recovery";
import { findAnswer, findCard, holdPerson, type RecallCard, updateCard, updatePerson } from "./records";
import { afterAnswer, daysBetween, lastingDays } from "./schedule";
import { dayOfNextMail } from "./send-mails";
import { cardsOfToday, indianDay, readToday, viewAnswer } from "./today";

type Given = { topicId: string; questionId: string; round: unknown; choices: string[] };

/**
 * Grades an answer, and moves its question along the spacing (rule: recall.once). An answer that comes a second time,
 * from another tab or after a lost response, gets the result of the first.
 * @throws CallError NOT_FOUND for a question that is not the learner's, CONFLICT for one that is not asked now,
 * BAD_REQUEST for choices that the question does not have
 */
async function answerQuestion(context: CallContext, accountId: string, given: Given) {
  const { db, content, language } = context;
  const question = content.topicById.get(given.topicId)?.quiz.find(({ id }) => id === given.questionId);
  if (!question) throw new CallError("NOT_FOUND", "questionUnknown");
  const problem = problemOfChoices(question, given.choices);
  if (problem) throw new CallError("BAD_REQUEST", problem);
  const stored = await write(db, (transaction) =>
    storeOnce({ ...context, db: transaction }, accountId, given, isRight(question, given.choices)),
  );
  const answer = viewAnswer(context, stored);
  if (!answer) throw new CallError("NOT_FOUND", "questionUnknown");
  const message = translatorFor(language, "answers")(answer.correct ? "recallRight" : "recallWrong");
  return { status: true, message, answer };
}

async function storeOnce(context: CallContext, accountId: string, given: Given, correct: boolean) {
  const { db, now } = context;
  const today = indianDay(now);
  // The first statement locks the person, so that a concurrent answer waits and is then found below.
  const person = await holdPerson(db, accountId);
  const card = await findCard(db, accountId, given);
  if (!card) throw new CallError("NOT_FOUND", "questionUnknown");
  const before = await findAnswer(db, card, Number(given.round));
  if (before) return before;
  const due = await cardsOfToday(context, accountId, today);
  const isAsked =
    person.stopped_at === null && given.round === card.rounds && due.some((each) => isSameCard(each, card));
  if (!isAsked) throw new CallError("CONFLICT", "recallNotAsked");
  const { enrollment_id, topic_id, question_id, rounds: round } = card;
  const answer = {
    enrollment_id,
    topic_id,
    question_id,
    round,
    choices: JSON.stringify([...new Set(given.choices)]),
    correct: correct ? 1 : 0,
    answered_on: today,
    answered_at: now.toISOString(),
  };
  await db.insertInto("recall_answers").values(answer).execute();
  await moveCard(db, card, correct, today);
  await updatePerson(db, accountId, { unanswered_mails: 0, mail_on: await dayOfNextMail(db, accountId, now) });
  return answer;
}

const isSameCard = (one: RecallCard, other: RecallCard): boolean =>
  one.enrollment_id === other.enrollment_id && one.topic_id === other.topic_id && one.question_id === other.question_id;

async function moveCard(db: Database, card: RecallCard, correct: boolean, today: string): Promise<void> {
  const { memory, dueOn } = afterAnswer({ ...card, lastOn: card.last_on }, correct, today);
  const { lastOn, ...spacing } = memory;
  const isLasting = daysBetween(card.completed_on, today) >= lastingDays;
  await updateCard(db, card, {
    ...spacing,
    last_on: lastOn,
    due_on: dueOn,
    was_wrong: correct ? 0 : 1,
    known: card.known ?? (isLasting ? (correct ? 1 : 0) : null),
  });
}

/** The calls of `recall`: questions asked again. A mailed link opens them alone, without a session (threats T13). */
export const recall: Operations<"recall"> = {
  async today(context) {
    const { accountId } = requireLearner(context);
    return readToday(context, accountId);
  },

  async answer(context, input) {
    return answerQuestion(context, requireLearner(context).accountId, input);
  },

  async stop(context, { stopped }) {
    return stopOrBegin(context, requireLearner(context).accountId, stopped);
  },

  async mailedToday(context, { token }) {
    const { mails: _, ...today } = await readToday(context, await requireMailedLink(context, token));
    return today;
  },

  async mailedAnswer(context, { token, ...input }) {
    return answerQuestion(context, await requireMailedLink(context, token), input);
  },

  async mailedStop(context, { token }) {
    return stopOrBegin(context, await requireMailedLink(context, token), true);
  },
};

/** @throws CallError BAD_REQUEST for a link that is unknown, expired or of another purpose */
function requireMailedLink(context: CallContext, token: string): Promise<string> {
  return limitInvalidLinks(context, () => checkMailToken(context.db, { token, purpose: "recall" }, context.now));
}

async function stopOrBegin(context: CallContext, accountId: string, stopped: boolean) {
  const { db, now, language } = context;
  await write(db, async (transaction) => {
    const person = await holdPerson(transaction, accountId);
    if (stopped === (person.stopped_at !== null)) return;
    await updatePerson(transaction, accountId, {
      stopped_at: stopped ? now.toISOString() : null,
      mail_on: stopped ? null : await dayOfNextMail(transaction, accountId, now),
      unanswered_mails: 0,
    });
  });
  return { ...doneWith({ language }, stopped ? "recallStopped" : "recallBegun"), stopped };
}
