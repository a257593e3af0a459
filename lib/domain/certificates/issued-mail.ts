import { mailedAccounts, queueMail, toRecipient } from "../../platform/mail";
import { hashSeed } from "../../platform/walls";
import type { CallContext } from "../call";
import { type LearnerInCourse, recipientOf } from "./learner-in-course";
import type { StaffContext } from "./staff/enrolled-learner";

type MailContext = Pick<CallContext, "db" | "settings" | "now">;

/** Mails new certificates once, in their transaction; certificates after a review have a mail of their own. */
export async function queueIssuedMail(context: MailContext, learner: LearnerInCourse, issued: Map<string, string>) {
  const { db, settings, now } = context;
  const [first, ...more] = issued.values();
  if (first === undefined) return;
  const { portalUrl } = settings;
  const { firstName, language, course } = learner;
  const link = more.length === 0 ? `${portalUrl}/certificate/${first}` : `${portalUrl}/view/course/${course.id}`;
  const values = {
    firstName,
    courseName: course.name[language],
    what: certificateNames(learner, [...issued.keys()]),
    link,
    ...(learner.units.every(({ complete }) => complete) && { wall: wallOf(learner) }),
  };
  await queueMail(db, { kind: "certificateIssued", values }, recipientOf(learner), now);
}

/** What the mail's picture of the finished wall is painted from. */
function wallOf({ course, enrollmentId, wallLook }: LearnerInCourse) {
  const topics = course.topics.map(({ id }) => id);
  return { courseId: course.id, topics, seed: hashSeed(enrollmentId), look: wallLook };
}

type Named = Pick<LearnerInCourse, "course" | "language">;

/** The names of the modules, or of the course where the certificate covers all of it, in the language of the mail. */
export function certificateNames({ course, language }: Named, moduleIds: string[]): string {
  const modules = course.modules.filter(({ id }) => moduleIds.includes(id)).map(({ name }) => name[language]);
  return modules.join(", ") || course.name[language];
}

/** Queues a valid certificate's mail again, in the caller's transaction. @returns false when there is none */
export async function queueCertificateMail(
  { db, content, settings, now }: StaffContext,
  accountId: string,
  certificateId: string,
): Promise<boolean> {
  const found = await mailedAccounts(db)
    .innerJoin("certificates", "certificates.account_id", "accounts.id")
    .select(["certificates.course_id", "certificates.module_id"])
    .where("certificates.id", "=", certificateId)
    .where("certificates.account_id", "=", accountId)
    .where("certificates.withdrawn_at", "is", null)
    .executeTakeFirst();
  const course = found && content.courseById.get(found.course_id);
  if (!course) return false;
  const to = toRecipient(found);
  const values = {
    firstName: found.first_name,
    courseName: course.name[to.language],
    what: certificateNames({ course, language: to.language }, [found.module_id]),
    link: `${settings.portalUrl}/certificate/${certificateId}`,
  };
  await queueMail(db, { kind: "certificateIssued", values }, to, now);
  return true;
}
