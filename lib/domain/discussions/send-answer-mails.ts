import { countRows, type Database, write } from "../../platform/db";
import { inTurns } from "../../platform/in-batches";
import {
  type MailBatch,
  mailBatchSize,
  queueInBatches,
  queueMail,
  toRecipient,
  verifiedAccounts,
} from "../../platform/mail";
import { utc } from "../../platform/utc";
import { issueMailToken } from "../accounts";
import type { WorkContext } from "../call";
import { commentsIn, isIn, type Place } from "./records";

const hoursBetween = 24;

/**
 * Queues the mails about answers (rule: comments.answers), each in a transaction of its own. It may be stopped and
 * repeated at any time, and run in several processes: a person gets at most one in a day of a discussion. @returns how
 * many were queued
 */
export async function sendAnswerMails(context: WorkContext, isStopped: () => boolean = () => false): Promise<number> {
  let queued = 0;
  for await (const place of inTurns(await listFollowed(context.db))) {
    const latest = await readLatest(context.db, place);
    if (latest)
      queued += await queueInBatches({ db: context.db, kind: "commentAnswered", isStopped }, () =>
        tellBatch(context, place, latest),
      );
  }
  return queued;
}

async function tellBatch(context: WorkContext, place: Place, latest: string): Promise<MailBatch> {
  const due = followersDue(context.db, place, latest, context.now);
  const people = await due.orderBy("next_mail_at").limit(mailBatchSize).execute();
  let queued = 0;
  for await (const { account_id } of inTurns(people))
    if (await write(context.db, (db) => tell({ ...context, db }, account_id, place, latest))) queued += 1;
  return { queued, finished: people.length < mailBatchSize };
}

async function listFollowed(db: Database): Promise<Place[]> {
  const rows = await db.selectFrom("comment_followers").select(["kind", "discussion_id"]).distinct().execute();
  return rows.map(({ kind, discussion_id: id }) => ({ kind, id }));
}

async function readLatest(db: Database, place: Place): Promise<string | null> {
  const { latest } = await commentsIn(db, place)
    .select(({ fn }) => fn.max("created_at").as("latest"))
    .where("hidden_at", "is", null)
    .executeTakeFirstOrThrow();
  return latest;
}

/** The followers of a place who are to be told. */
const followersDue = (db: Database, place: Place, latest: string, now: Date) =>
  db
    .selectFrom("comment_followers")
    .select(["account_id", "told_until"])
    .where(isIn(place))
    .where("stopped_at", "is", null)
    .where("next_mail_at", "<=", now.toISOString())
    .where("told_until", "<", latest);

/** Tells one person, unless another process has, or only the person has written. @returns whether it queued a mail */
async function tell({ db, content, settings, now }: WorkContext, accountId: string, place: Place, latest: string) {
  const row = await followersDue(db, place, latest, now).where("account_id", "=", accountId).executeTakeFirst();
  if (!row) return false;
  const count = await countAnswers(db, place, accountId, row.told_until);
  const reader = await verifiedAccounts(db).where("accounts.id", "=", accountId).executeTakeFirst();
  const titles = titlesOf(content, place);
  const isTold = count > 0 && reader !== undefined && titles !== undefined;
  const claimed = await db
    .updateTable("comment_followers")
    .set({ told_until: latest, ...(isTold && { next_mail_at: utc(now).add(hoursBetween, "hours").toISOString() }) })
    .where("account_id", "=", accountId)
    .where(isIn(place))
    .where("told_until", "=", row.told_until)
    .executeTakeFirst();
  if (!isTold || claimed.numUpdatedRows !== 1n) return false;
  const to = toRecipient(reader);
  const token = await issueMailToken(db, accountId, "stopAnswers", now);
  const path = place.kind === "forum" ? "discussions" : "course_discussions";
  const values = {
    firstName: reader.first_name,
    title: titles[to.language],
    count,
    link: `${settings.portalUrl}/${path}/view/${place.id}`,
    unsubscribeLink: `${settings.portalUrl}/unsubscribe/${token}/${accountId}`,
  };
  await queueMail(db, { kind: "commentAnswered", values }, to, now);
  return true;
}

function countAnswers(db: Database, place: Place, accountId: string, since: string): Promise<number> {
  const others = commentsIn(db, place).where("account_id", "<>", accountId);
  return countRows(others.where("hidden_at", "is", null).where("created_at", ">", since));
}

/** Undefined for a discussion that the content has no more. */
export function titlesOf(content: WorkContext["content"], { kind, id }: Place) {
  return kind === "forum"
    ? content.discussions.find(({ slug }) => slug === id)?.title
    : content.topicById.get(id)?.name;
}
