import type { Course } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { queueMail, toRecipient } from "../../platform/mail";
import { tokenHash } from "../../platform/session";
import { type Account, findAccountByUsername, issueMailToken, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { mayMail } from "../privacy";

/** The pages that a resume link can lead to (rule: resume.redirect). */
export const resumePages = ["course_info", "module", "topic"] as const;
export type ResumePage = (typeof resumePages)[number];
type EnrollmentRef = { email: string; courseId: string; page: ResumePage };

const campaign = "utm_source=mail&utm_campaign=resume_learning";

/** The links of a mailing to a person. The mailing stores their hashes, to recognise them when opened. */
type MailingLinks = { link: string; unsubscribeLink: string; tokenHash: string; unsubscribeHash: string };

/** Issues the links of a mailing: back into a course, and out of the mailings. */
export async function issueMailingLinks(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  accountId: string,
  { id, page, campaign: query = campaign }: { id: string; page: ResumePage; campaign?: string },
): Promise<MailingLinks> {
  const token = await issueMailToken(db, accountId, "resumeLearning", now);
  const unsubscribing = await issueMailToken(db, accountId, "unsubscribe", now);
  return {
    link: `${settings.portalUrl}/resume_learning/${token}/${id}/${page}?${query}`,
    unsubscribeLink: `${settings.portalUrl}/unsubscribe/${unsubscribing}/${accountId}`,
    tokenHash: tokenHash(token),
    unsubscribeHash: tokenHash(unsubscribing),
  };
}

type Context = Pick<CallContext, "content" | "settings" | "now">;

/** Queues a mail with a link back into a course (rule: resume.redirect), only with an active consent to mailings. */
export function queueResumeMail(context: Context & Pick<CallContext, "db">, ref: EnrollmentRef) {
  return write(context.db, (transaction) => queueResumeMailIn(transaction, context, ref));
}

/** The same within a transaction of the caller. */
export async function queueResumeMailIn(db: Database, { content, settings, now }: Context, ref: EnrollmentRef) {
  const course = content.courseById.get(ref.courseId);
  if (!course) return "unknownCourse";
  const account = await findAccountByUsername(db, ref.email);
  if (!account) return "unknownAddress";
  if (!(await mayMail(db, account.id))) return "noMailings";
  const id = ref.page === "topic" ? await currentTopic(db, account, course) : course.id;
  const { link, unsubscribeLink } = await issueMailingLinks(db, { settings, now }, account.id, { id, page: ref.page });
  const to = toRecipient(account);
  const values = { firstName: account.first_name, courseName: course.name[to.language], link, unsubscribeLink };
  await queueMail(db, { kind: "resumeLearning", values }, to, now);
  // It counts as a reminder, after which the desk sends none for some days (rule: desk.mailing-recipients).
  await updateAccount(db, account.id, { reminded_at: now.toISOString() });
  return "queued";
}

/** The topic where the learner stopped, or the first topic. */
async function currentTopic(db: Database, account: Account, course: Course): Promise<string> {
  const enrollment = await db
    .selectFrom("enrollments")
    .select("current_topic_id")
    .where("account_id", "=", account.id)
    .where("course_id", "=", course.id)
    .where("status", "!=", "Unenrolled")
    .executeTakeFirst();
  const topic = course.topics.find((each) => each.id === enrollment?.current_topic_id) ?? course.topics[0];
  return topic?.id ?? course.id;
}
