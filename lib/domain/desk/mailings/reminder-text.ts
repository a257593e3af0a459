import { fillPlaceholders, type MailingText } from "../../../contract/desk/mailing-texts";
import type { MailingPreview } from "../../../contract/desk/mailings";
import type { Course } from "../../../platform/content";
import { type Language, languages } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import { type Mail, mailableName } from "../../../platform/mail";
import type { CallContext } from "../../call";
import { type MailingRow, parseTexts } from "./records";

type Reader = { firstName: string; topicId: string | null; language: Language };

/** The texts for one reader. Text that is no name, such as an address, is left out of the mail (threats T23). */
export function textFor({ texts }: MailingRow, course: Course, reader: Reader): MailingText {
  const { firstName, topicId, language } = reader;
  const t = translatorFor(language, "mail");
  const topic = course.topics.find(({ id }) => id === topicId) ?? course.topics[0];
  const values = {
    name: mailableName(firstName) ?? t("reminder.nameless"),
    course: course.name[language],
    topic: topic?.name[language] ?? course.name[language],
  };
  const { subject, text } = parseTexts(texts)[language];
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
}

/** The mail with links that open nothing, for the preview and for a test mail to oneself. */
export function sampleReminder(
  mailing: MailingRow,
  course: Course,
  reader: Omit<Reader, "topicId">,
  { portalUrl, unsubscribeLink }: { portalUrl: string; unsubscribeLink: string },
): Extract<Mail, { kind: "reminder" }> {
  const text = textFor(mailing, course, { ...reader, topicId: mailing.topic_id || null });
  const link = `${portalUrl}/info/course/${course.id}`;
  return { kind: "reminder", values: { firstName: reader.firstName, ...text, link, unsubscribeLink } };
}

/** The mail in every language, as it is rendered. */
export async function renderPreviews(
  { content, settings }: CallContext,
  mailing: MailingRow,
  course: Course,
): Promise<MailingPreview[]> {
  // Imported here, because only this page needs the code that renders mails.
  const { previewMail } = await import("../../../platform/mail/compose");
  const { portalUrl } = settings;
  return Promise.all(
    languages.map(async (language) => {
      const firstName = translatorFor(language, "mail")("reminder.exampleName");
      const mail = sampleReminder(mailing, course, { firstName, language }, { portalUrl, unsubscribeLink: portalUrl });
      return { language, ...(await previewMail(mail, language, content.site, settings)) };
    }),
  );
}

/** The same text to copy into WhatsApp, without a name and with one link for everybody. */
export function whatsappTexts({ settings }: Pick<CallContext, "settings">, mailing: MailingRow, course: Course) {
  return languages.map((language) => {
    const t = translatorFor(language, "mail");
    const topic = course.topics.find(({ id }) => id === mailing.topic_id);
    const values = {
      name: t("reminder.nameless"),
      course: course.name[language],
      topic: topic?.name[language] ?? t("reminder.anyTopic"),
    };
    const link = `${settings.portalUrl}/info/course/${course.id}?language=${language}&utm_source=whatsapp&utm_campaign=reminder`;
    return { language, text: `${fillPlaceholders(parseTexts(mailing.texts)[language].text, values)}\n\n${link}` };
  });
}
