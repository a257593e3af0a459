import { randomUUID } from "node:crypto";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { adultFrom, isMinor, youngPeople } from "../../contract/rules/age";
import type { Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";

export const purposes = ["account", "mailings", "analytics"] as const;
export type Purpose = (typeof purposes)[number];
/** The version stored for a decision when the form showed no notice. */
export const noNoticeShown = "not asked";

export type Decision = { purpose: Purpose | "guardian"; given: boolean; noticeVersion: string; language: Language };
export type Decided = { given: boolean; decided_at: string; notice_version: string; language: string };

/** Stores each decision as a new row, so that every past consent can be shown (DPDP Act, section 6(10)). */
export async function recordDecisions(db: Database, accountId: string, decisions: Decision[], now: Date) {
  const rows = decisions.map((decision) => ({
    id: randomUUID(),
    account_id: accountId,
    purpose: decision.purpose,
    given: decision.given ? 1 : 0,
    notice_version: decision.noticeVersion,
    language: decision.language,
    decided_at: now.toISOString(),
  }));
  if (rows.length > 0) await db.insertInto("consents").values(rows).execute();
}

/** The latest decision about each purpose. */
export async function readDecisions(db: Database, accountId: string): Promise<Map<string, Decided>> {
  const rows = await db
    .selectFrom("consents")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("decided_at")
    .execute();
  return new Map(rows.map(({ purpose, given, ...rest }) => [purpose, { ...rest, given: given === 1 }]));
}

type Boxes = Partial<Record<"consent_account" | "consent_mailings" | "consent_analytics", boolean | null>> & {
  notice_version?: string | null;
  notice_language?: Language | null;
};
type Shown = { minor: boolean; noticeVersion: string; language: Language };

/** A registration's decisions. A box that was not shown is no consent; a minor consents to the account only. */
export function toDecisions(boxes: Boxes, shown: Shown): Decision[] {
  return purposes.map((purpose) => {
    const answer = boxes[`consent_${purpose}`];
    const wasShown = answer !== undefined && answer !== null;
    return {
      purpose,
      given: purpose === "account" || (answer === true && !shown.minor),
      noticeVersion: wasShown ? boxes.notice_version || shown.noticeVersion : noNoticeShown,
      language: boxes.notice_language ?? shown.language,
    };
  });
}

/** Whether visits may be measured: never a minor's, others' with consent (DPDP Act, section 9(3)). */
export async function mayMeasure(db: Database, accountId: string): Promise<boolean> {
  const decisions = db
    .selectFrom("consents")
    .innerJoin("accounts", "accounts.id", "consents.account_id")
    .select(["given", "age", "profession"])
    .where((where) => where.and({ account_id: accountId, purpose: "analytics" }));
  const latest = (await decisions.orderBy("decided_at").execute()).at(-1);
  return latest?.given === 1 && !isMinor(latest);
}

/** Whether this user may get mails other than those the account needs (verification, password, certificate). */
export async function mayMail(db: Database, accountId: string): Promise<boolean> {
  const account = db.selectFrom("accounts").select("id").where("id", "=", accountId);
  return (await account.where(accountMayGetMail()).executeTakeFirst()) !== undefined;
}

/** The rule of `mayMail` as a condition on the accounts of a query. */
export function accountMayGetMail(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(accounts.mailings_stopped_at is null and accounts.agreed_to_mailings = 1
    and (accounts.age >= ${adultFrom} or (accounts.age is null and accounts.profession <> ${youngPeople})))`;
}
