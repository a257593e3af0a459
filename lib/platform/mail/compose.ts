import type { Site } from "../content";
import { type Language, languageOrDefault } from "../i18n/language";
import type { Settings } from "../settings";
import { writeLetter } from "./letter";
import { type Letter, type Letterhead, makeLetterhead } from "./letter-types";
import type { Mail } from "./mails";
import type { OutboxMail } from "./records";
import { withoutPersonalData } from "./retry";
import { pictureId, renderLetter } from "./templates/letter-mail";

export type ComposedMail = Awaited<ReturnType<typeof composeMail>>;

/** Composes the mail of a row: both parts from one template, with the same Message-ID on every attempt. */
export async function composeMail(row: OutboxMail, letterhead: Letterhead) {
  const language = languageOrDefault(row.language);
  const letter = writeLetter({ kind: row.kind, values: JSON.parse(row.details) } as Mail, language, letterhead);
  const { address, name } = letterhead.from;
  const picture = await makePicture(letter);
  const shown = picture ? letter : { ...letter, picture: null };
  const headers: Record<string, string> = {
    "Content-Language": language,
    ...(letter.unsubscribeLink
      ? // RFC 8058: the mail program's unsubscribe button sends a POST to this address.
        { "List-Unsubscribe": `<${letter.unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : // RFC 3834: automatic replies such as holiday notices are not wanted.
        { "Auto-Submitted": "auto-generated" }),
  };
  return {
    messageId: `<${row.id}@${address.split("@").at(-1)}>`,
    from: { name: name ?? letterhead.site.name[language], address },
    to: { name: "", address: row.recipient },
    replyTo: letterhead.site.foundation.email,
    subject: letter.subject,
    ...(await renderLetter({ letter: shown, language, letterhead })),
    headers,
    attachments: picture ? [{ filename: "wall.png", cid: pictureId, content: picture, contentType: "image/png" }] : [],
  };
}

/** A mail is not late for its picture: without it, it says the same. */
async function makePicture({ picture }: Letter): Promise<Buffer | null> {
  if (!picture) return null;
  try {
    return await picture.make();
  } catch (error) {
    console.error(`mail: sent without its picture: ${withoutPersonalData(error)}`);
    return null;
  }
}

/** A mail as its reader gets it, without sending it. */
export async function previewMail(
  mail: Mail,
  language: Language,
  site: Site,
  settings: Settings,
): Promise<{ subject: string; html: string }> {
  const letterhead = makeLetterhead(site, settings);
  const letter = writeLetter(mail, language, letterhead);
  const { html } = await renderLetter({ letter, language, letterhead });
  return { subject: letter.subject, html };
}
