import fs from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { dataFolder } from "../../testing/portal/data-folder";

/** The path and query of the link to `page` in the newest mail of this kind to this recipient. */
export async function linkInMail(recipient: string, kind: string, page: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const mail = (await mailsTo(recipient, kind)).at(-1);
    link = new RegExp(`https?://[^\\s"<>]+(/${page}/[^\\s"<>)]+)`).exec(mail ?? "")?.[1] ?? "";
    expect(link, `a ${kind} mail to ${recipient}`).not.toBe("");
  }).toPass();
  return link;
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
