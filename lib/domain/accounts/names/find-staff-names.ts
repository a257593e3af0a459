import type { Content } from "../../../platform/content";
import type { Database } from "../../../platform/db";
import { looksLikeStaff } from "./staff-names";

const readAtOnce = 1000;

type NamedLikeStaff = { id: string; username: string; name: string };

/**
 * Accounts without a role whose name could be taken for staff, because they were made before such names were refused,
 * or the list of `staffNames` has grown. They are reported, not changed (rule: registration.own-name).
 */
export async function findNamedLikeStaff(db: Database, { site }: Pick<Content, "site">): Promise<NamedLikeStaff[]> {
  const found: NamedLikeStaff[] = [];
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("accounts")
      .select(["id", "username", "first_name", "last_name"])
      .where("role", "=", "learner")
      .where("id", ">", after)
      .orderBy("id")
      .limit(readAtOnce)
      .execute();
    for (const { id, username, first_name, last_name } of rows)
      if (looksLikeStaff(site, { firstName: first_name, lastName: last_name }))
        found.push({ id, username, name: `${first_name} ${last_name}`.trim() });
    const last = rows.at(-1);
    if (!last || rows.length < readAtOnce) return found.sort((one, other) => (one.username < other.username ? -1 : 1));
    after = last.id;
  }
}
