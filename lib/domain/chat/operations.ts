import type { ChatMessage } from "../../contract/chat";
import { CallError } from "../../platform/call-error";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import { menuBelow, requireItem } from "./menu";
import { addMessage, fromLearner, listMessages, type Message, markSeen } from "./records";

/** "Longer than 1 character" (rule: chat.message-minimum). */
export const shortestMessage = 2;

export const chat: Operations<"chat"> = {
  async menu({ content, language }, { id }) {
    return { status: true, data: menuBelow(content, Number(id), language) };
  },

  async cannedAnswer({ content, language }, { menuId }) {
    const item = requireItem(content.chatbot, Number(menuId));
    // An app may request the answer of a subject too: the answer then asks to choose a question.
    const message = item.answer?.[language] ?? translatorFor(language, "answers")("chatChoose");
    return { status: true, message, question: item.question[language] };
  },

  async messages(context) {
    const messages = await listMessages(context.db, requireLearner(context).accountId);
    const unread = messages.filter((each) => each.type !== fromLearner && each.seen_on === null).length;
    return { status: true, data: messages.map(messageView), unread };
  },

  async send(context, { msg, key }) {
    const { accountId } = requireLearner(context);
    if ([...msg].length < shortestMessage) throw new CallError("BAD_REQUEST", "chatTooShort");
    await context.limits.count("chatMessage", accountId);
    const sent = await addMessage(context.db, { accountId, type: fromLearner, msg, key }, context.now);
    return { status: true, message: translatorFor(context.language, "answers")("chatSent"), data: messageView(sent) };
  },

  async seen(context) {
    await markSeen(context.db, requireLearner(context).accountId, context.now);
    return { status: true, message: translatorFor(context.language, "answers")("saved") };
  },
};

function messageView({ id, type, msg, sent_on }: Message): ChatMessage {
  return { id, type, msg, sent_on };
}
