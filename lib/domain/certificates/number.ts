import { randomBytes, randomInt } from "node:crypto";

/** 128 random bits, so that a certificate's address cannot be guessed (threats T5). */
export function newCertificateId(): string {
  return randomBytes(16).toString("hex");
}

// Without letters and digits that look alike in print.
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The printed number, for example "SS-2026-7KQ4M9TX". The database guarantees that it is unique. */
export function newCertificateNumber(now: Date): string {
  const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");
  return `SS-${now.getUTCFullYear()}-${random}`;
}
