import { write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { requireFullSession } from "../../../platform/session";
import type { Operations } from "../../call";
import { limitInvalidLinks } from "../../recovery";
import { askForChange } from "./ask-change";
import { endWaiting, findWaiting } from "./records";
import { makeChange, requireChange, undoChange } from "./use-link";

type EmailCalls =
  | "changeEmail"
  | "readEmailChange"
  | "stopEmailChange"
  | "readEmailLink"
  | "confirmEmailChange"
  | "undoEmailChange";

/** The calls of `security` that change the own email (rule: settings.email). */
export const emailCalls: Pick<Operations<"security">, EmailCalls> = {
  async changeEmail(context, given) {
    await askForChange(context, requireFullSession(context), given);
    const message = translatorFor(context.language, "answers")("emailChangeAsked", { email: given.email });
    return { status: true, message };
  },

  async readEmailChange(context) {
    const change = await findWaiting(context.db, requireFullSession(context).accountId, context.now);
    return { success: true, waiting: change ? { email: change.new_address, until: change.ends_at } : null };
  },

  async stopEmailChange(context) {
    const { accountId } = requireFullSession(context);
    await write(context.db, (db) => endWaiting(db, accountId));
    return { status: true, message: translatorFor(context.language, "answers")("emailChangeStopped") };
  },

  async readEmailLink(context, link) {
    const { change, side } = await limitInvalidLinks(context, () => requireChange(context.db, link, context.now));
    const state = change.undone_at ? "undone" : change.changed_at ? "changed" : "waiting";
    // The mailbox of the old address may be a stranger's, who is not told the new one.
    return { success: true, state, side, email: side === "new" ? change.new_address : "", until: change.ends_at };
  },

  async confirmEmailChange(context, link) {
    await limitInvalidLinks(context, () => makeChange(context, link));
    return { status: true, message: translatorFor(context.language, "answers")("emailChanged") };
  },

  async undoEmailChange(context, link) {
    await limitInvalidLinks(context, () => undoChange(context, link));
    return { status: true, message: translatorFor(context.language, "answers")("emailChangeUndone") };
  },
};
