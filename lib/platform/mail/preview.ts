import type { Site } from "../content";
import type { Language } from "../i18n/language";
import type { Settings } from "../settings";
import { writeLetter } from "./letter";
import { makeLetterhead } from "./letterhead";
import type { Mail } from "./mails";
import { renderLetter } from "./templates/render-letter";

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
