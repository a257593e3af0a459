import type { Language } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import type { Letter, Letterhead } from "./letter-types";
import { letters, type Outline, type Typed } from "./letters";
import type { Mail } from "./mails";
import { mailableName } from "./recipient";

/** The mail in its reader's language, by its outline (letters.ts). */
export function writeLetter(mail: Mail, language: Language, letterhead: Letterhead): Letter {
  const t = translatorFor(language, "mail");
  const { site, portalUrl } = letterhead;
  const values = mail.values as Partial<Record<"firstName" | "courseName" | "link" | "unsubscribeLink", string | null>>;
  const outlineOf = letters[mail.kind] as (values: Mail["values"], context: object) => Outline;
  const outline = outlineOf(mail.values, { t, language });
  const names = {
    ...mail.values,
    course: values.courseName,
    site: site.name[language],
    foundation: site.foundation.name[language],
    email: site.foundation.email,
    ...outline.names,
  };
  const say = (key: string) =>
    t((key.includes(".") ? key : `${mail.kind}.${key}`) as "layout.help", names as Record<string, string>);
  const sayOrRepeat = (text: string | Typed) => (typeof text === "string" ? say(text) : text.typed);
  const inLanguage = (link: string) => linkInLanguage(link, language, portalUrl);
  const name = mailableName(values.firstName ?? "");
  const link = outline.page ? portalUrl + outline.page : values.link;
  return {
    subject: sayOrRepeat(outline.subject ?? "subject"),
    greeting: name ? t("layout.greeting", { name }) : t("layout.greetingAnybody"),
    paragraphs: outline.paragraphs.map(sayOrRepeat),
    facts: (outline.facts ?? []).flatMap(([label, value]) => (value ? { label: say(label), value } : [])),
    picture: outline.picture ?? null,
    action: link ? { label: say(outline.action ?? "action"), link: inLanguage(link) } : null,
    notes: (outline.notes ?? []).map(say),
    unsubscribeLink: values.unsubscribeLink ? inLanguage(values.unsubscribeLink) : null,
  };
}

/** A page that is opened from a mail is in the mail's language (rule: language.mail-links). */
function linkInLanguage(link: string, language: Language, portalUrl: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (url.origin !== new URL(portalUrl).origin || url.searchParams.has("language")) return link;
  url.searchParams.set("language", language);
  return url.href;
}
