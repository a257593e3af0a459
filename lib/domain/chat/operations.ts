import type { ChatMenuItem, ChatMessage, NearestAnswer } from "../../contract/chat";
import { dangersIn } from "../../contract/danger";
import { longestQuery } from "../../contract/search";
import { CallError } from "../../platform/call-error";
import type { ChatSubject, Content } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { mailedAccounts, queueMail, toRecipient, withdrawMails } from "../../platform/mail";
import { requireLearner } from "../../platform/session";
import { type Areas, accountsIn, readAreas } from "../../platform/staff";
import { utc } from "../../platform/utc";
import { type CallContext, doneWith, type Operations } from "../call";
import { findMatches } from "../search";
import { addMessage, findSameMessage, fromLearner, holdChat, listMessages, type Message, markSeen } from "./records";

/** The staff are mailed at most once in this time about one conversation. */
const quietHours = 1;

/**
 * Queues a mail to everybody who answers this learner's messages, in the caller's transaction (rule: danger.urgent). It
 * names neither the learner nor the words, because other people may read the mailbox too.
 */
async function mailStaffOfUrgent(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  accountId: string,
): Promise<void> {
  if (!(await claimMail(db, accountId, now))) return;
  for (const member of await staffFor(db, accountId)) {
    const values = { firstName: member.first_name, link: `${settings.portalUrl}/desk/messages/${accountId}` };
    await queueMail(db, { kind: "urgentMessage", values }, toRecipient(member), now);
  }
}

/** Only one of two simultaneous messages claims the mail: the second waits for the locked row. */
async function claimMail(db: Database, accountId: string, now: Date): Promise<boolean> {
  await db
    .insertInto("conversations")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  const claimed = await db
    .updateTable("conversations")
    .set({ urgent_mailed_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where(({ eb, or }) =>
      or([
        eb("urgent_mailed_at", "is", null),
        eb("urgent_mailed_at", "<=", utc(now).subtract(quietHours, "hours").toISOString()),
      ]),
    )
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) > 0;
}

/** The coordinators whose area includes the learner, and the administrators. */
async function staffFor(db: Database, accountId: string) {
  const staff = await mailedAccounts(db)
    .select("role")
    .where("role", "in", ["coordinator", "administrator"])
    .orderBy("username")
    .execute();
  const answering = [];
  for (const member of staff) {
    const areas: Areas =
      member.role === "administrator" ? { courses: null, states: null } : await readAreas(db, member.id);
    if (await accountsIn(db, areas).where("accounts.id", "=", accountId).executeTakeFirst()) answering.push(member);
  }
  return answering;
}

/** The most answers that are offered before a message goes to a coordinator (rule: chat.nearest). */
const most = 3;
/**
 * The share of the words that an answer has to be about. An answer of the assistant itself is short and lists how people
 * ask for it; a page has many words, and has one of them by chance more often (nearest.test.ts).
 */
const leastShareOfAnswer = 0.484;
const leastShareOfPage = 0.71;

/** The answers nearest to what is typed: the assistant's, then articles (rule: search.nothing). By the beginning. */
export function nearestAnswers(content: Content, language: Language, msg: string): NearestAnswer[] {
  const query = [...msg].slice(0, longestQuery).join("");
  const matches = findMatches(content, language, query);
  const answers = new Map(content.chatbot.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const own = matches.flatMap(({ document, share }): NearestAnswer[] => {
    const item = document.kind === "answer" && answers.get(Number(/question-(\d+)$/.exec(document.id)?.[1]));
    return item && share >= leastShareOfAnswer
      ? [{ question: item.question[language], answer: item.answer[language] }]
      : [];
  });
  const linked = own.map(({ answer }) => answer).join(" ");
  const pages = matches.flatMap(({ document, share }): NearestAnswer[] =>
    document.kind === "article" && share >= leastShareOfPage && !linked.includes(`(${document.address})`)
      ? [{ question: document.title, answer: `${document.summary}\n\n[${document.title}](${document.address})` }]
      : [],
  );
  return [...own, ...pages].slice(0, most);
}

/** "Longer than 1 character" (rule: chat.message-minimum). */
export const shortestMessage = 2;

/** The calls of `chat`: canned questions (rule: chat.canned), messages to the coordinator (rule: chat.coordinator). */
export const chat: Operations<"chat"> = {
  async menu({ content, language }, { id }) {
    return { status: true, data: menuBelow(content, Number(id), language) };
  },

  async cannedAnswer({ content, language }, { menuId }) {
    const id = Number(menuId);
    const item = content.chatbot.flatMap(({ items }) => items).find((each) => each.id === id);
    if (item) return { status: true, message: item.answer[language], question: item.question[language] };
    // An app may request the answer of a whole subject: the response then asks for a question to be chosen.
    const { question } = requireSubject(content, id);
    return { ...doneWith({ language }, "chatChoose"), question: question[language] };
  },

  async nearest({ content, language, limits, address }, { msg }) {
    await limits.pace("search", address);
    return { status: true, data: nearestAnswers(content, language, msg) };
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
    const danger = dangersIn(msg).join(" ");
    const sent = await write(context.db, async (db) => {
      // A plain form sends no key, and a page that is loaded again after a lost answer sends another one.
      await holdChat(db, accountId);
      const before = await findSameMessage(db, accountId, msg, context.now);
      if (before) return before;
      const stored = await addMessage(db, { accountId, type: fromLearner, msg, key, danger }, context.now);
      if (stored.danger) await mailStaffOfUrgent(db, context, accountId);
      return stored;
    });
    return { ...doneWith(context, "chatSent"), data: messageView(sent) };
  },

  async seen(context) {
    const { accountId } = requireLearner(context);
    await markSeen(context.db, accountId, context.now);
    await withdrawMails(context.db, ["coordinatorAnswered"], { accountId });
    return doneWith(context, "saved");
  },
};

function messageView({ id, type, msg, sent_on }: Message): ChatMessage {
  return { id, type, msg, sent_on };
}

/**
 * The questions of a subject, or with id 0 all questions with their subjects: so a client that uses only menu 0 and the
 * canned answers reaches every answer. A question has no items below it. @throws CallError NOT_FOUND
 */
function menuBelow(content: Content, id: number, language: Language): ChatMenuItem[] {
  if (content.chatbot.some(({ items }) => items.some((item) => item.id === id))) return [];
  const subjects = id === 0 ? content.chatbot : [requireSubject(content, id)];
  return subjects.flatMap(({ question, items }) =>
    items.map((item) => ({
      id: item.id,
      question: item.question[language],
      subject: question[language],
      answer: item.answer[language],
    })),
  );
}

/** @throws CallError NOT_FOUND */
function requireSubject({ chatbot }: Content, id: number): ChatSubject {
  const found = chatbot.find((subject) => subject.id === id || subject.formerIds.includes(id));
  if (!found) throw new CallError("NOT_FOUND", "chatMenuUnknown");
  return found;
}
