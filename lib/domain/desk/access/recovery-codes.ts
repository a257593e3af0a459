import { createHash, randomInt } from "node:crypto";
import type { Database } from "../../../platform/db";

// Without letters and digits that look alike on paper.
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeCount = 10;
/** 80 random bits, so a plain hash is enough: the code cannot be found by guessing. */
const signsInCode = 16;

const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

/** The codes of the authenticator app are six digits. */
export function looksLikeRecoveryCode(code: string): boolean {
  return plain(code).length === signsInCode;
}

/** Makes new recovery codes, and ends the old ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(db: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await db.deleteFrom("staff_recovery_codes").where("account_id", "=", accountId).execute();
  await db
    .insertInto("staff_recovery_codes")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(accountId, code) })))
    .execute();
  return codes;
}

/** Consumes a recovery code. @returns false when it is unknown or was used before */
export async function spendRecoveryCode(db: Database, accountId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("staff_recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hashCode(accountId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return Number(used.numUpdatedRows) === 1;
}

function newCode(): string {
  const all = Array.from({ length: signsInCode }, () => signs[randomInt(signs.length)]).join("");
  return all.replace(/(.{4})(?=.)/g, "$1-");
}

function hashCode(accountId: string, code: string): string {
  return createHash("sha256")
    .update(`${accountId}:${plain(code)}`)
    .digest("base64url");
}
