import type { Database } from "../../platform/db";
import { queueMail } from "../../platform/mail";
import type { LearnerInCourse } from "./learner-in-course";

/** Announces newly issued certificates by mail once, in the transaction that issued them; certificates after a review have a mail of their own. */
export async function queueIssuedMail(
  transaction: Database,
  learner: LearnerInCourse,
  issued: Map<string, string>,
  portalUrl: string,
  now: Date,
): Promise<void> {
  const [first, ...more] = issued.values();
  if (first === undefined) return;
  const { accountId, username, firstName, mailLanguage, course } = learner;
  const link = more.length === 0 ? `${portalUrl}/certificate/${first}` : `${portalUrl}/view/course/${course.id}`;
  const values = { firstName, courseName: course.name[mailLanguage], what: namesOf(learner, [...issued.keys()]), link };
  await queueMail(transaction, { kind: "certificateIssued", values }, { accountId, address: username, language: mailLanguage }, now);
}

/** The names of the modules, or of the course where the certificate covers all of it, in the language of the mail. */
export function namesOf({ course, mailLanguage }: Pick<LearnerInCourse, "course" | "mailLanguage">, moduleIds: string[]): string {
  const modules = course.modules.filter(({ id }) => moduleIds.includes(id)).map(({ name }) => name[mailLanguage]);
  return modules.join(", ") || course.name[mailLanguage];
}
