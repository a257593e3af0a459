import { randomBytes, randomInt } from "node:crypto";
import { utc } from "../../platform/utc";

/** 128 random bits: nobody finds a certificate by guessing (threats T5). */
export function newCertificateId(): string {
  return randomBytes(16).toString("hex");
}

// Without letters and digits that look alike on paper.
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What stands on the paper, for example "SS-2026-7KQ4M9TX". Unique by the database. */
export function newCertificateNumber(now: Date): string {
  const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");
  return `SS-${utc(now).year()}-${random}`;
}
