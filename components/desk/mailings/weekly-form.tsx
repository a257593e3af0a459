import type { WeeklyReminder } from "@/lib/contract/desk/mailings";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { saveWeeklyAction } from "./actions";
import { daysInput, textFields } from "./mailing-fields";
import { hourText, weekdays } from "./times";

/** The weekly reminder of one course, with its switch. */
export function WeeklyForm({ weekly, language, back }: { weekly: WeeklyReminder; language: Language; back: string }) {
  const t = translatorFor(language, "desk");
  const { course, on, weekday, hour, days, texts } = weekly;
  return (
    <DeskForm
      id={`weekly-${course.value}`}
      action={saveWeeklyAction}
      language={language}
      back={back}
      hidden={{ course: course.value }}
      texts={formTexts(language, t("mailing.weeklySave"))}
      fields={[
        {
          kind: "select",
          name: "on",
          label: t("mailing.weeklySwitch"),
          options: [
            { value: "yes", label: t("mailing.switchedOn") },
            { value: "no", label: t("mailing.switchedOff") },
          ],
          value: on ? "yes" : "no",
        },
        {
          kind: "select",
          name: "weekday",
          label: t("mailing.weekday"),
          options: weekdays.map((day) => ({ value: String(day), label: t(`mailing.weekdays.${day}`) })),
          value: String(weekday),
        },
        {
          kind: "select",
          name: "hour",
          label: t("mailing.hour"),
          hint: t("mailing.indianTime"),
          options: Array.from({ length: 24 }, (_, each) => ({ value: String(each), label: hourText(each, language) })),
          value: String(hour),
        },
        daysInput(days, language),
        ...textFields(texts, "stopped", language),
      ]}
    />
  );
}
