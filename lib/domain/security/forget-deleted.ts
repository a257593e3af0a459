import { type Database, overwriteDeleted } from "../../platform/db";
import { deleteFilesOfDeletedMails } from "../../platform/mail";

/**
 * After rows of people were deleted: their mails in files go too, and what the database still holds of them is
 * overwritten (rule: settings.delete). An error does not undo the deletion; it is tried again every day.
 */
export async function forgetDeleted(db: Database, dataDir: string): Promise<void> {
  for (const work of [() => deleteFilesOfDeletedMails(db, dataDir), () => overwriteDeleted(db)])
    await work().catch((error: unknown) => console.error("Deleted data is still on the disk:", error));
}
