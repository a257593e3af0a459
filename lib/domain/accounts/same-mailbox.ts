import { sql } from "kysely";
import { isSameMailbox, plainEmail } from "../../contract/rules/email";
import { type Database, hasTransactionalDdl } from "../../platform/db";

type SameMailbox = { kind: "account" | "guardian"; username: string; other: string };

/**
 * Accounts from before the domains of addresses were compared in one form: whose mails arrive in the mailbox of another
 * account, and people under 18 who named a mailbox of their own as their guardian's. They are reported, not changed.
 */
export async function findSameMailboxes(db: Database): Promise<SameMailbox[]> {
  const bytes = hasTransactionalDdl(db) ? sql`octet_length(username)` : sql`length(cast(username as blob))`;
  const spelled = await db
    .selectFrom("accounts")
    .select("username")
    .where(sql<boolean>`${bytes} <> length(username)`)
    .orderBy("username")
    .execute();
  const guarded = await db
    .selectFrom("accounts")
    .select(["username", "guardian_email"])
    .where("guardian_email", "is not", null)
    .orderBy("username")
    .execute();
  return [
    ...spelled.flatMap(({ username }) => {
      const other = plainEmail(username);
      return other === username ? [] : [{ kind: "account" as const, username, other }];
    }),
    ...guarded.flatMap(({ username, guardian_email }) =>
      guardian_email && isSameMailbox(username, guardian_email)
        ? [{ kind: "guardian" as const, username, other: guardian_email }]
        : [],
    ),
  ];
}

/** Says to an operator how many there are, without an address: the log is read by others. Null where there are none. */
export async function sameMailboxWarning(db: Database): Promise<string | null> {
  const found = await findSameMailboxes(db);
  if (found.length === 0) return null;
  const count = (kind: SameMailbox["kind"]) => found.filter((each) => each.kind === kind).length;
  return [
    `${count("account")} accounts have the mailbox of another account in another spelling,`,
    `and ${count("guardian")} people under 18 named their own mailbox as their guardian's.`,
    "They were registered before this was refused. See who they are: npm run staff -- mailboxes",
  ].join(" ");
}
