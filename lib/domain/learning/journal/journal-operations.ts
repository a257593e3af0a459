import type { JournalPage } from "../../../contract/journal";
import { isCopiedFrom, journalLength, ownWordsProblem } from "../../../contract/rules/own-words";
import { CallError } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import { type Database, holdName, write } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import { type CallContext, doneWith, type Operations } from "../../call";
import { textEssence } from "../../text-essence";
import { isTopicComplete } from "../progress";
import { recordView } from "../record-view";
import { type Enrollment, listTopicRecords, markDone, openTopic, topicKey } from "../records";
import { requireTopicAccess, type TopicAccess } from "../require-access";
import { fillParts, isWrittenByAnother, partsOf } from "./copied-entry";
import { isSameText, type JournalRow, readJournalPage, saveDraft, saveJournal } from "./journal";

/** The calls of the journal: an entry for each topic, its draft, and the earlier entries (rule: journal.words). */
export const journal: Pick<Operations<"learning">, "readJournal" | "saveJournalDraft" | "writeJournal"> = {
  async readJournal(context, { topicId }) {
    const place = await requireJournal(context, topicId);
    const { record } = place;
    const rows = await readJournalPage(context.db, topicKey(place.enrollment, topicId));
    const page = toPage(rows, topicId, context.content, context.language);
    return {
      status: true,
      data: record ? recordView(place, record, page.entry, place.enrollment, context.settings) : null,
      journal: page,
    };
  },

  async saveJournalDraft(context, { topicId, entry }) {
    const { enrollment, learner } = await requireJournal(context, topicId);
    await context.limits.count("journalDraft", learner.accountId);
    const draft = await write(context.db, (db) => saveDraft(db, topicKey(enrollment, topicId), entry, context.now));
    return { ...doneWith(context, "draftSaved"), draft, saved_at: context.now.toISOString() };
  },

  async writeJournal(context, { topicId, entry, readers }) {
    const { course, enrollment, topic } = await requireJournal(context, topicId);
    if (!entry.trim()) throw new CallError("BAD_REQUEST", "journalBlank");
    const prompts = Object.values(topic.journal ?? {});
    const problem = ownWordsProblem(entry, prompts, journalLength);
    if (problem) throw new CallError("BAD_REQUEST", problem.key, { values: problem.values });
    const lesson = topic.pages.flatMap(({ html }) => Object.values(html));
    if (isCopiedFrom(entry, lesson, journalLength)) throw new CallError("BAD_REQUEST", "wordsOfLesson");
    const text = entry.trim();
    const digests = { essence: textEssence(text), ...partsOf(text) };
    await fillParts(context.db, topicId);
    const completed = await write(context.db, async (db) => {
      // The same text may arrive at the same moment for another topic, or from another learner.
      for (const place of [enrollment.id, topicId]) await holdName(db, `journal ${place}`);
      await requireNewEntry(db, context, enrollment, topicId, entry);
      if (await isWrittenByAnother(db, enrollment.account_id, { id: topicId, prompts }, text))
        throw new CallError("CONFLICT", "wordsOfAnother");
      await openTopic(db, enrollment, topicId, context.now);
      // A coordinator may read the entry only where the course has a review and its author was informed.
      const isRead = course.completionReview && readers === "coordinator";
      const readBy = isRead ? "coordinator" : "learner";
      await saveJournal(db, topicKey(enrollment, topicId), { entry: text, ...digests, readers: readBy }, context.now);
      await markDone(db, enrollment, topicId, "journal_done_at", context.now);
      const after = (await listTopicRecords(db, [enrollment.id], context)).get(enrollment.id) ?? [];
      const record = after.find((each) => each.topicId === topicId);
      return isTopicComplete(topic, record);
    });
    return doneWith(context, completed ? "journalSavedTopicComplete" : "journalSaved");
  },
};

/** @throws CallError CONFLICT when the learner has submitted the same text in another topic of the course */
async function requireNewEntry(
  db: Database,
  { content, language }: CallContext,
  enrollment: Enrollment,
  topicId: string,
  entry: string,
): Promise<void> {
  const others = await db
    .selectFrom("journal_entries")
    .select(["topic_id", "entry"])
    .where("enrollment_id", "=", enrollment.id)
    .where("topic_id", "<>", topicId)
    .execute();
  const same = others.find((row) => isSameText(row.entry, entry));
  if (same)
    throw new CallError("CONFLICT", "journalSame", {
      values: { topic: content.topicById.get(same.topic_id)?.name[language] ?? same.topic_id },
    });
}

/** @throws CallError as `requireTopicAccess`, and NOT_FOUND for a topic without a journal */
async function requireJournal(context: CallContext, topicId: string): Promise<TopicAccess> {
  const place = await requireTopicAccess(context, topicId);
  if (!place.topic.journal) throw new CallError("NOT_FOUND", "journalUnknown");
  return place;
}

function toPage(rows: JournalRow[], topicId: string, content: Content, language: Language): JournalPage {
  const own = rows.filter((row) => row.topic_id === topicId);
  const entry = own.find((row) => row.kind === "entry");
  const draft = own.find((row) => row.kind === "draft");
  return {
    entry: entry?.entry ?? null,
    saved_at: entry?.at ?? null,
    readers: entry?.readers ?? "learner",
    draft: draft?.entry ?? null,
    draft_saved_at: draft?.at ?? null,
    versions: own.filter((row) => row.kind === "version").map((row) => ({ entry: row.entry, saved_at: row.at })),
    others: rows
      .filter((row) => row.topic_id !== topicId)
      .map((row) => ({
        topic_id: row.topic_id,
        // A topic may be unpublished while its entries remain; it is then named by its id.
        topic_name: content.topicById.get(row.topic_id)?.name[language] ?? row.topic_id,
        entry: row.entry,
        saved_at: row.at,
      })),
  };
}
