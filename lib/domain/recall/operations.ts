import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { checkMailToken } from "../accounts";
import type { CallContext, Operations } from "../call";
import { limitInvalidLinks } from "../recovery";
import { answerQuestion } from "./answer";
import { holdPerson, updatePerson } from "./records";
import { dayOfNextMail } from "./send-mails";
import { readToday } from "./today";

/**
 * The calls of `recall`: questions that are asked again after a topic. A mailed link gives access to these questions
 * alone, without a session (threats T13).
 */
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
  return {
    status: true,
    message: translatorFor(language, "answers")(stopped ? "recallStopped" : "recallBegun"),
    stopped,
  };
}
