import fs from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import PostalMime from "postal-mime";
import { dataFolder } from "../../testing/portal/data-folder";

/** A mail follows the page that it belongs to; a busy machine needs this long at most. */
const patience = 240_000;

/** The path and query of the link to `page` in the newest mail of this kind to this recipient. */
export async function linkInMail(recipient: string, kind: string, page: string): Promise<string> {
  const pattern = new RegExp(`https?://[^\\s"<>]+(/${page}/[^\\s"<>)]+)`);
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(100)) {
    const [, link] = pattern.exec((await mailsTo(recipient, kind)).at(-1) ?? "") ?? [];
    if (link) return link;
  }
  throw new Error(`No mail of the kind ${kind} to ${recipient} has a link to ${page}.`);
}

/**
 * The plain texts of the mails of one kind, the oldest first: without a mail server each is a file, named after its
 * time and kind.
 */
export async function mailsTo(recipient: string, kind: string): Promise<string[]> {
  const folder = path.join(dataFolder, "outbox");
  const files = (await fs.readdir(folder).catch(() => [])).filter((file) => file.includes(`-${kind}-`)).sort();
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await fs.readFile(path.join(folder, file)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === recipient)).map((mail) => mail.text ?? "");
}
