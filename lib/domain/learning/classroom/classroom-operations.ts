import type { ClassroomCard } from "../../../contract/classroom";
import { CallError } from "../../../platform/call-error";
import { write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import type { CallContext, Operations } from "../../call";
import { requireTopicAccess, type TopicAccess } from "../require-access";
import { type CardRow, cardView, findCard, saveCard } from "./cards";

/**
 * The calls about classroom cards: a topic's proposal for the class, and what the learner has noted about it
 * (rule: dashboard.classroom).
 */
export const classroom: Pick<Operations<"learning">, "readClassroomCard" | "saveClassroomCard"> = {
  async readClassroomCard(context, { topicId }) {
    const place = await requireTopicAccess(context, topicId);
    return { status: true, card: requireCard(context, place, await findCard(context.db, place.enrollment, topicId)) };
  },

  async saveClassroomCard(context, { topicId, tried, note }) {
    const place = await requireTopicAccess(context, topicId);
    requireCard(context, place, undefined);
    await context.limits.count("classroomCard", place.learner.accountId);
    const row = await write(context.db, (db) => saveCard(db, place.enrollment, topicId, { tried, note }, context.now));
    const message = translatorFor(context.language, "answers")(tried ? "classroomTried" : "classroomSaved");
    return { status: true, message, card: requireCard(context, place, row) };
  },
};

/** @throws CallError NOT_FOUND for a topic without a proposal */
function requireCard(context: CallContext, { course, topic }: TopicAccess, row: CardRow | undefined): ClassroomCard {
  const card = cardView(course, topic, row, context.language);
  if (!card) throw new CallError("NOT_FOUND", "classroomUnknown");
  return card;
}
