import type { Course } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import { type Account, findAccountByUsername, issueMailToken, recipientOf } from "../accounts";
import type { CallContext } from "../call";
import { mayMail } from "../privacy";

/** The pages that a resume link can lead to (rule: resume.redirect). */
export const resumePages = ["course_info", "module", "topic"] as const;
export type ResumePage = (typeof resumePages)[number];
type EnrollmentRef = { email: string; courseId: string; page: ResumePage };
type Outcome = "queued" | "unknownAddress" | "unknownCourse" | "noMailings";

const campaign = "utm_source=mail&utm_campaign=resume_learning";

/** Queues a mail with a link back into a course (rule: resume.redirect), only with an active consent to mailings. */
export async function queueResumeMail(context: Pick<CallContext, "db" | "content" | "settings" | "now">, ref: EnrollmentRef): Promise<Outcome> {
  const { db, content, settings, now } = context;
  const course = content.courseById.get(ref.courseId);
  if (!course) return "unknownCourse";
  return write(db, async (transaction) => {
    const account = await findAccountByUsername(transaction, ref.email.trim().toLowerCase());
    if (!account) return "unknownAddress";
    if (!(await mayMail(transaction, account.id))) return "noMailings";
    const id = ref.page === "topic" ? await currentTopic(transaction, account, course) : course.id;
    const [token, unsubscribing] = [
      await issueMailToken(transaction, account.id, "resumeLearning", now),
      await issueMailToken(transaction, account.id, "unsubscribe", now),
    ];
    const to = recipientOf(account);
    const values = {
      firstName: account.first_name,
      courseName: course.name[to.language],
      link: `${settings.portalUrl}/resume_learning/${token}/${id}/${ref.page}?${campaign}`,
      unsubscribeLink: `${settings.portalUrl}/unsubscribe/${unsubscribing}/${account.id}`,
    };
    await queueMail(transaction, { kind: "resumeLearning", values }, to, now);
    return "queued";
  });
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
