import { approveReview, returnReview, withdrawCertificate } from "../../lib/domain/certificates";
import type { Course } from "../../lib/platform/content";
import { type Person, seededEmail } from "./person";
import type { Visit } from "./visit";
import { reasonToWithdraw, reviewNote } from "./words";

const reviewer = "staff:seed";

export async function approveModules(visit: Visit, { key }: Person, course: Course): Promise<void> {
  visit.wait(26 * 60);
  for (const { id: moduleId } of course.modules)
    mustBe(
      "done",
      await approveReview(visit.guest(), { email: seededEmail(key), courseId: course.id, moduleId }, reviewer),
    );
}

export async function returnFirstModule(visit: Visit, { key, language }: Person, course: Course): Promise<void> {
  visit.wait(30 * 60);
  const [module] = course.modules;
  const topicIds = (module?.topics ?? []).filter(({ journal }) => journal).map(({ id }) => id);
  const wanted = { email: seededEmail(key), courseId: course.id, moduleId: module?.id ?? "" };
  mustBe("done", await returnReview(visit.guest(), wanted, reviewer, { topicIds, note: reviewNote[language] }));
}

export async function withdraw(visit: Visit): Promise<void> {
  visit.wait(3 * 24 * 60);
  const { db } = visit.guest();
  const { number } = await db
    .selectFrom("certificates")
    .select("number")
    .where("account_id", "=", visit.account)
    .executeTakeFirstOrThrow();
  mustBe("withdrawn", await withdrawCertificate(visit.guest(), number, reasonToWithdraw));
}

function mustBe(wanted: string, outcome: string): void {
  if (outcome !== wanted) throw new Error(`The staff's work ended with ${outcome}`);
}
