import type { Database } from "../../platform/db";
import { findAvatarTime } from "./records";

/** Where the own picture is, or null. The end changes with the picture, so that a page which shows the old one asks again. */
export function avatarAddress(updatedAt: string): string {
  return `/api/users/avatar?v=${new Date(updatedAt).getTime().toString(36)}`;
}

export async function findAvatarAddress(db: Database, accountId: string): Promise<string | null> {
  const updatedAt = await findAvatarTime(db, accountId);
  return updatedAt === null ? null : avatarAddress(updatedAt);
}
