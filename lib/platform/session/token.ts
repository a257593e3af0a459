import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: the bearer token, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
