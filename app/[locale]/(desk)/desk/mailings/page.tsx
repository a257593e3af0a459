import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { DeskPager, LinkLine } from "@/components/desk/links";
import { hourText, toWeekday } from "@/components/desk/mailings/mailing-fields";
import { Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import type { MailingSummary, WeeklyReminder } from "@/lib/contract/desk/mailings";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "sections.mailings");

/** Reminders to learners who stopped (rule: desk.mailings). */
export default deskPage({
  permission: "mailings",
  title: ({ t }) => t("sections.mailings"),
  here: "/desk/mailings",
  async content({ api, me, t, language, query, here, load, part }) {
    const { data, page, pages, weekly } = await load(api.desk.listMailings({ page: query.page, language }));
    return (
      <>
        <p className="mt-1 max-w-3xl text-ink-soft">{t("mailing.lead")}</p>
        <Outcome outcome={query.outcome} t={t} />
        <div className="mt-4">
          <LinkButton href="/desk/mailings/new">{t("mailing.new")}</LinkButton>
        </div>
        <Section id="written" title={t("mailing.list")} className="mt-6">
          {data.length === 0 ? <p className="mt-2">{t("mailing.empty")}</p> : <MailingList mailings={data} {...part} />}
          <DeskPager page={page} pages={pages} t={t} pageHref={(to) => `${here}?page=${to}`} />
        </Section>
        <Section id="weekly" title={t("mailing.weeklyTitle")} className="mt-8">
          <p className="max-w-3xl text-ink-soft">{t(me.states ? "mailing.weeklyNotYours" : "mailing.weeklyLead")}</p>
          <WeeklyList reminders={weekly} maySet={me.states === null} {...part} />
        </Section>
      </>
    );
  },
});

function MailingList({ mailings, t, language }: Part & { mailings: MailingSummary[] }) {
  return (
    <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {mailings.map(({ id, subject, course, audience, state, scheduledAt, weekly }) => (
        <li key={id} className="grid gap-1 px-4 py-3">
          <h3 className="text-body">
            <a href={`/desk/mailings/${id}`} className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
              {subject}
            </a>
          </h3>
          <p className="text-small">
            <span className="font-semibold">{t(`mailing.states.${state}`)}</span>
            {scheduledAt && (
              <>
                {" · "}
                <time dateTime={scheduledAt}>{dateAndTime(scheduledAt, language)}</time>
              </>
            )}
            {weekly && ` · ${t("mailing.weeklyRun")}`}
          </p>
          <p className="text-small text-ink-soft">
            {course.label} · {t(`mailing.audiences.${audience}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The weekly reminder of each course, on or off. `maySet`: false for staff who are limited to some states. */
function WeeklyList({ reminders, maySet, t, language }: Part & { reminders: WeeklyReminder[]; maySet: boolean }) {
  return (
    <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {reminders.map(({ course, on, weekday, hour }) => (
        <li key={course.value} className="grid gap-1 px-4 py-3">
          <p className="font-semibold">{course.label}</p>
          <p>
            {on
              ? t("mailing.weeklyOn", {
                  day: t(`mailing.weekdays.${toWeekday(weekday)}`),
                  hour: hourText(hour, language),
                })
              : t("mailing.switchedOff")}
          </p>
          {maySet && (
            <p>
              <LinkLine href={`/desk/mailings/weekly/${course.value}`}>
                {t("mailing.weeklyEdit")} <span className="sr-only">: {course.label}</span>
              </LinkLine>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
