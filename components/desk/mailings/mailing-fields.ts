import {
  type Audience,
  longestSubject,
  longestText,
  type MailingTexts,
  placeholdersFor,
  textFieldName,
} from "@/lib/contract/desk/mailing-texts";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import { type Language, languageNameIn, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { DeskField } from "../desk-form";

export const daysField = "days";
export const textFieldNames = languages.flatMap((language) => [
  textFieldName("subject", language),
  textFieldName("text", language),
]);

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

/** Monday is 1. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
type Weekday = (typeof weekdays)[number];

/** "9:00 am" / "सुबह 9:00 बजे". */
export function hourText(hour: number, language: Language): string {
  // The day does not matter: India has no summer time.
  return timeOfDay(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+05:30`, language);
}

export const toWeekday = (day: number): Weekday => weekdays.find((each) => each === String(day)) ?? "1";
