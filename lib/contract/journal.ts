import * as z from "zod";
import { journalReaders, topicRecord } from "./learning";
import { doneAnswer, languageField, learnerCall, longestEntry, slugField } from "./meta/answer";
import { noJournal, notOpen } from "./meta/reasons";
import { get, put } from "./meta/route";

const written = z.object({ entry: z.string(), saved_at: z.string() });

const journalPage = z.object({
  entry: z.string().nullable(),
  saved_at: z.string().nullable(),
  readers: journalReaders.default("learner").describe("who may read the entry as it is saved"),
  draft: z.string().nullable().describe("typed and not submitted yet"),
  draft_saved_at: z.string().nullable(),
  versions: z.array(written).describe("what the entry said before it was changed, the latest first"),
  others: z
    .array(written.extend({ topic_id: z.string(), topic_name: z.string() }))
    .describe("the learner's entries in other topics of the course"),
});
export type JournalPage = z.infer<typeof journalPage>;

const byTopic = z.object({ topicId: slugField, language: languageField });

/** The calls of `learning` for the reflective journal, except the one that submits an entry. */
export const journal = {
  readJournal: learnerCall
    .route({
      ...get("/users/journal/{topicId}", "A topic's journal: the entry, its draft, and what the learner wrote before"),
      description: "Answers the learner's journal entry of a topic, its draft, and who may read it.",
    })
    .errors({ ...notOpen, ...noJournal })
    .input(byTopic)
    .output(z.object({ status: z.boolean(), data: topicRecord.nullable(), journal: journalPage })),
  saveJournalDraft: learnerCall
    .route({
      ...put("/users/journal-draft/{topicId}", "Keep what is typed in a journal, without submitting it"),
      description: "Stores the draft of a journal entry while it is written. It completes nothing.",
    })
    .errors({ ...notOpen, ...noJournal, TOO_MANY_REQUESTS: { message: "Too many drafts within fifteen minutes." } })
    .input(byTopic.extend({ entry: z.string().max(longestEntry) }))
    .output(
      doneAnswer.extend({
        draft: z.boolean().describe("false where it equals the entry, so that no draft is stored"),
        saved_at: z.string(),
      }),
    ),
};
