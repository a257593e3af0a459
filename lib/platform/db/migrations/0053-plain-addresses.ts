import { domainToASCII } from "node:url";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

type Row = { id: string; username: string; guardian_email: string | null };

/**
 * Brings the domains of stored addresses to their ASCII form. Where that address is another account, both stay as they
 * are: they are reported when the portal starts, and are not merged.
 */
export const plainAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = (column: string) =>
      hasTransactionalDdl(db as unknown as Database)
        ? sql`octet_length(${sql.ref(column)})`
        : sql`length(cast(${sql.ref(column)} as blob))`;
    const { rows } = await sql<Row>`select id, username, guardian_email from accounts
      where ${bytes("username")} <> length(username) or ${bytes("guardian_email")} <> length(guardian_email)
      order by verified_email desc, created_at, id`.execute(db);
    for (const { id, username, guardian_email } of rows) {
      const plain = plainAddress(username);
      await sql`update accounts set username = ${plain}
        where id = ${id} and not exists (select 1 from accounts where username = ${plain})`.execute(db);
      if (guardian_email)
        await sql`update accounts set guardian_email = ${plainAddress(guardian_email)} where id = ${id}`.execute(db);
    }
  },
};

function plainAddress(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@([^@]*)$/su.exec(address.normalize("NFC")) ?? [];
  const ascii = domainToASCII(domain);
  return ascii ? `${name}@${ascii}` : address;
}
