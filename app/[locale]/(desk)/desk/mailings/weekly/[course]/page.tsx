import { DeskForm } from "@/components/desk/desk-form";
import { deskPage } from "@/components/desk/desk-page";
import { BackLink } from "@/components/desk/links";
import { saveWeeklyAction } from "@/components/desk/mailings/actions";
import { daysInput, hourText, textFields, weekdays } from "@/components/desk/mailings/mailing-fields";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { PageError } from "@/lib/api/page-error";

export const generateMetadata = titleMetadata("desk", "mailing.weeklyOne");

/** The weekly reminder of a course (rule: desk.weekly-reminder). */
export default deskPage<"course">({
  permission: "mailings",
  title: ({ t }) => t("mailing.weeklyOne"),
  here: ({ params }) => `/desk/mailings/weekly/${params.course}`,
  async content({ api, me, t, language, params, form, load }) {
    const { weekly } = await load(api.desk.listMailings({ language }));
    const found = me.states === null ? weekly.find((each) => each.course.value === params.course) : undefined;
    if (!found) throw new PageError(403, "deskForbidden");
    const { course, on, weekday, hour, days, texts, version } = found;
    const hours = Array.from({ length: 24 }, (_, each) => ({ value: String(each), label: hourText(each, language) }));
    return (
      <div className="max-w-3xl">
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <p className="font-semibold">{course.label}</p>
        <p className="mb-4 text-ink-soft">{t("mailing.weeklyLead")}</p>
        <DeskForm
          {...form}
          id={`weekly-${course.value}`}
          action={saveWeeklyAction}
          hidden={{ course: course.value }}
          version={version}
          submit={t("mailing.weeklySave")}
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
              options: hours,
              value: String(hour),
            },
            daysInput(days, language),
            ...textFields(texts, "stopped", language),
          ]}
        />
      </div>
    );
  },
});
