import type { Database } from "../../platform/db";
import { findAvatarTime } from "./records";

/**
 * The address of the user's own picture. Its last part changes with the picture, so that browsers do not show a cached
 * older one.
 */
export function avatarAddress(updatedAt: string): string {
  return `/api/users/avatar?v=${new Date(updatedAt).getTime().toString(36)}`;
}

/** The address of an account's picture; null without one. */
export async function findAvatarAddress(db: Database, accountId: string): Promise<string | null> {
  const updatedAt = await findAvatarTime(db, accountId);
  return updatedAt === null ? null : avatarAddress(updatedAt);
}
