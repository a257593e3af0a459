import {
  type Audience,
  longestSubject,
  longestText,
  type MailingTexts,
  placeholdersFor,
  textFieldName,
} from "@/lib/contract/desk/mailing-texts";
import { type Language, languageNameIn, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { DeskField } from "../desk-form";

export const daysField = "days";
export const textFieldNames = languages.flatMap((language) => [
  textFieldName("subject", language),
  textFieldName("text", language),
]);

/** Subject and text in every language, with the allowed placeholders. */
export function textFields(texts: MailingTexts, audience: Audience, language: Language): DeskField[] {
  const t = translatorFor(language, "desk");
  const known = placeholdersFor(audience)
    .map((name) => `{${name}}`)
    .join(", ");
  return languages.flatMap((of): DeskField[] => {
    const inLanguage = { language: languageNameIn(language, of) };
    const field = (part: "subject" | "text") => ({ name: textFieldName(part, of), value: texts[of][part], lang: of });
    return [
      {
        ...field("subject"),
        kind: "text",
        label: t("mailing.subjectIn", inLanguage),
        maxLength: longestSubject,
        autoComplete: "off",
      },
      {
        ...field("text"),
        kind: "area",
        label: t("mailing.textIn", inLanguage),
        hint: t("mailing.textHint", { known }),
        rows: 7,
        maxLength: longestText,
      },
    ];
  });
}

export function daysInput(days: number, language: Language): DeskField {
  const t = translatorFor(language, "desk");
  return {
    kind: "text",
    name: daysField,
    label: t("mailing.days"),
    hint: t("mailing.daysHint"),
    value: String(days),
    inputMode: "numeric",
    maxLength: 3,
  };
}
