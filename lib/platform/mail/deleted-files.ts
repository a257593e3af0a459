import fs from "node:fs/promises";
import path from "node:path";
import type { Database } from "../db";

const nameOfMail = /-([\da-f-]{36})\.eml$/;

/** The folder of a portal without a mail server. */
export const outboxFolder = (dataDir: string): string => path.join(dataDir, "outbox");

/** Deletes the files of mails whose rows are deleted: with the account, or when their storage time is over. */
export async function deleteFilesOfDeletedMails(db: Database, dataDir: string): Promise<void> {
  const folder = outboxFolder(dataDir);
  const files = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (files.length === 0) return;
  const kept = new Set((await db.selectFrom("outbox").select("id").execute()).map(({ id }) => id));
  for (const file of files) {
    const [, id] = nameOfMail.exec(file) ?? [];
    if (id !== undefined && !kept.has(id)) await fs.rm(path.join(folder, file), { force: true });
  }
}
