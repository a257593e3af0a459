import type { Selectable } from "kysely";
import type { CertificatesTable } from "../../../platform/db/schema";
import { mailedAccounts, toRecipient } from "../../../platform/mail";
import type { StaffContext } from "./enrolled-learner";

type Certificate = Pick<Selectable<CertificatesTable>, "account_id" | "course_id" | "module_id">;

/** Whom a mail about a certificate goes to, and what it certifies in their language. */
export async function readOwner({ db, content }: StaffContext, { account_id, course_id, module_id }: Certificate) {
  const owner = await mailedAccounts(db).where("accounts.id", "=", account_id).executeTakeFirstOrThrow();
  const to = toRecipient(owner);
  const course = content.courseById.get(course_id);
  const certified = course?.modules.find(({ id }) => id === module_id) ?? course;
  return { to, firstName: owner.first_name, what: certified?.name[to.language] ?? course_id };
}
