import { randomUUID } from "node:crypto";
import type { messages } from "../../../contract/desk/messages";
import { isEmail } from "../../../contract/rules/email";
import { CallError } from "../../../platform/call-error";
import { type Database, holdName, write } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { queueMail } from "../../../platform/mail";
import { accountsIn, coverEverything, recordStaffAction } from "../../../platform/staff";
import { type CallContext, doneWith } from "../../call";
import { holdChat, replyFromDesk, shortestMessage } from "../../chat";
import { forStaff, permissionsByRole, readStaffAreas, requireInArea, type Staff } from "../access/require-staff";
import { listStaff, type StaffRow } from "../access/roles";
import { tellAssigned } from "../notices/notice-operations";
import { changeConversation, namedStaff, readConversation, readState, requireSeen, sentOn } from "./conversation";
import { listInbox } from "./inbox";

/** The inbox: conversations with learners, complaints, and the canned replies (rule: desk.inbox). */
export const messageDesk = forStaff<keyof typeof messages>("messages", {
  async listMessages(context, staff, { show, page }) {
    return listInbox(context.reading, staff, show ?? "waiting", Number(page ?? 1));
  },

  async readConversation(context, staff, { accountId }) {
    await requireInArea(context.db, staff, accountId);
    const data = await readConversation(context, staff, accountId);
    if (!context.isPrefetch) {
      await write(context.db, async (db) => {
        // The messages that were shown are read, and none that have arrived since.
        const shown = data.messages.findLast(({ fromLearner }) => fromLearner)?.sentOn;
        if (shown) await changeConversation(db, accountId, { read_at: shown });
        await recordStaffAction({ ...context, db }, staff, "conversationRead", accountId);
      });
    }
    return {
      data,
      staff: await listAssignees(context.db, { conversationOf: accountId }),
      replies: await listReplies(context.db),
    };
  },

  async reply(context, staff, { accountId, text, key, seen }) {
    return change(context, staff, accountId, "replied", {}, async (db) => {
      if ([...text].length < shortestMessage) throw new CallError("BAD_REQUEST", "chatTooShort");
      await holdChat(db, accountId);
      if (seen !== undefined) await requireSeen(db, accountId, { text, key, seen });
      await replyFromDesk(db, context, accountId, { msg: text, key, staffId: staff.accountId });
      await changeConversation(db, accountId, { read_at: (await sentOn(db, accountId)) ?? null });
    });
  },

  async assignConversation(context, staff, { accountId, to, seen }) {
    return change(context, staff, accountId, "conversationAssigned", { to }, async (db) => {
      const assignee = await requireAssignee(db, to, { conversationOf: accountId });
      await holdName(db, `assignee ${accountId}`);
      const before = (await readState(db, accountId))?.assigned_to ?? null;
      requireSeenAssignee(before, to, seen);
      await changeConversation(db, accountId, { assigned_to: assignee });
      const path = `/desk/messages/${accountId}`;
      await tellAssigned(db, context, staff, { to: assignee, before, what: "conversation", path });
    });
  },

  async closeConversation(context, staff, { accountId, closed, seen }) {
    return change(context, staff, accountId, closed ? "conversationClosed" : "conversationOpened", {}, async (db) => {
      // A message that has arrived since the page was opened opens the conversation again, also if it is the first one.
      const upTo = (await sentOn(db, accountId, seen)) ?? "";
      // A colleague who has seen more may have closed it.
      const before = (await readState(db, accountId))?.closed_at ?? "";
      await changeConversation(db, accountId, { closed_at: (closed && [before, upTo].sort().at(-1)) || null });
    });
  },

  async readGrievance(context, staff, { ticket }) {
    const { db } = context;
    const found = await findGrievance(db, staff, ticket);
    const data = {
      ticket,
      name: found.name,
      contact: found.contact,
      isAddress: isEmail(found.contact),
      message: found.message,
      createdAt: found.created_at,
      due: found.due_at,
      assignedTo: await namedStaff(db, found.assigned_to),
      answer: found.answer,
      answeredAt: found.answered_at,
    };
    return { data, staff: await listAssignees(db, "complaint") };
  },

  async assignGrievance(context, staff, { ticket, to, seen }) {
    const assignee = await requireAssignee(context.db, to, "complaint");
    await write(context.db, async (db) => {
      await holdName(db, `assignee ${ticket}`);
      const { assigned_to: before } = await findGrievance(db, staff, ticket);
      requireSeenAssignee(before, to, seen);
      await db.updateTable("grievances").set({ assigned_to: assignee }).where("ticket", "=", ticket).execute();
      await recordStaffAction({ ...context, db }, staff, "grievanceAssigned", ticket, { to: assignee });
      const path = `/desk/messages/grievances/${ticket}`;
      await tellAssigned(db, context, staff, { to: assignee, before, what: "grievance", path });
    });
    return doneWith(context, "saved");
  },

  /** Stores the only reply and mails it to an address (rule: desk.grievance). */
  async answerGrievance(context, staff, { ticket, answer }) {
    if ([...answer].length < shortestMessage) throw new CallError("BAD_REQUEST", "chatTooShort");
    await write(context.db, async (db) => {
      const { name, contact, language, answer: before } = await findGrievance(db, staff, ticket);
      const answered = await db
        .updateTable("grievances")
        .set({ answer, answered_at: context.now.toISOString() })
        .where("ticket", "=", ticket)
        .where("answered_at", "is", null)
        .executeTakeFirst();
      if (Number(answered.numUpdatedRows) === 0)
        throw new CallError("CONFLICT", "answeredMeanwhile", { values: { answer: before ?? "" } });
      await recordStaffAction({ ...context, db }, staff, "grievanceAnswered", ticket);
      if (!isEmail(contact)) return;
      const to = { accountId: null, address: contact, language: languageOrDefault(language) };
      await queueMail(db, { kind: "grievanceAnswered", values: { name, ticket, answer } }, to, context.now);
    });
    return doneWith(context, "deskAnswered");
  },

  async addReply(context, staff, { title, reply, of }) {
    if (!title || [...reply].length < shortestMessage) throw new CallError("BAD_REQUEST", "chatTooShort");
    const id = randomUUID();
    await write(context.db, async (db) => {
      // Sent again, because the first response was lost.
      const same = db
        .selectFrom("canned_replies")
        .select("id")
        .where((where) => where.and({ language: of, title, reply }));
      if (await same.executeTakeFirst()) return;
      await db
        .insertInto("canned_replies")
        .values({ id, language: of, title, reply, created_at: context.now.toISOString() })
        .execute();
      await recordStaffAction({ ...context, db }, staff, "replyAdded", id);
    });
    return doneWith(context, "saved");
  },

  async removeReply(context, staff, { id }) {
    await write(context.db, async (db) => {
      const removed = await db.deleteFrom("canned_replies").where("id", "=", id).executeTakeFirst();
      if (Number(removed.numDeletedRows) === 0) throw new CallError("NOT_FOUND", "deskUnknown");
      await recordStaffAction({ ...context, db }, staff, "replyRemoved", id);
    });
    return doneWith(context, "saved");
  },
});

/** Changes a conversation of the staff member's area, in one transaction with the log. */
async function change(
  context: CallContext,
  staff: Staff,
  accountId: string,
  action: string,
  details: Record<string, string | null>,
  work: (db: Database) => Promise<void>,
) {
  await write(context.db, async (db) => {
    await requireInArea(db, staff, accountId);
    await work(db);
    await recordStaffAction({ ...context, db }, staff, action, accountId, details);
  });
  return doneWith(context, action === "replied" ? "deskAnswered" : "saved");
}

async function listReplies(db: Database) {
  const rows = await db
    .selectFrom("canned_replies")
    .select(["id", "language", "title", "reply"])
    .orderBy("language")
    .orderBy("title")
    .execute();
  return rows.map((row) => ({ ...row, language: languageOrDefault(row.language) }));
}

/** Something to assign: a learner's conversation, or a complaint, which belongs to no course and no state. */
type Assignable = { conversationOf: string } | "complaint";

/** The staff to whom it can be assigned, by name: their role answers messages, and their area includes it. */
async function listAssignees(db: Database, what: Assignable): Promise<{ id: string; name: string }[]> {
  const staff = (await listStaff(db)).filter(({ role }) => permissionsByRole[role].includes("messages"));
  const open = await Promise.all(staff.map((each) => isOpenTo(db, each, what)));
  return staff
    .filter((_, index) => open[index])
    .map(({ accountId, name, username }) => ({ id: accountId, name: name || username }));
}

async function isOpenTo(db: Database, { accountId, role }: StaffRow, what: Assignable): Promise<boolean> {
  const areas = await readStaffAreas({ db }, accountId, role);
  if (coverEverything(areas)) return true;
  if (what === "complaint") return false;
  return (await accountsIn(db, areas).where("accounts.id", "=", what.conversationOf).executeTakeFirst()) !== undefined;
}

/** @returns the account; null for nobody @throws CallError BAD_REQUEST for who cannot be assigned */
async function requireAssignee(db: Database, to: string, what: Assignable): Promise<string | null> {
  if (to === "") return null;
  if (!(await listAssignees(db, what)).some(({ id }) => id === to))
    throw new CallError("BAD_REQUEST", "assigneeNotOpen");
  return to;
}

/** @throws CallError CONFLICT if somebody else was assigned after `seen` (rule: desk.saved-since) */
function requireSeenAssignee(before: string | null, to: string, seen: string | undefined): void {
  if (seen !== undefined && ![seen, to].includes(before ?? "")) throw new CallError("CONFLICT", "savedSince");
}

async function findGrievance(db: Database, { areas }: Staff, ticket: string) {
  // A complaint belongs to no course and no state, so only an unlimited area includes it.
  if (!coverEverything(areas)) throw new CallError("FORBIDDEN", "deskForbidden");
  const found = await db.selectFrom("grievances").selectAll().where("ticket", "=", ticket).executeTakeFirst();
  if (!found) throw new CallError("NOT_FOUND", "deskUnknown");
  return found;
}
