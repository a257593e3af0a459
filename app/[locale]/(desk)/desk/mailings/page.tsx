import { deskPage, Outcome } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/links";
import { MailingList, WeeklyList } from "@/components/desk/mailings/mailing-list";
import { Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";

export const generateMetadata = titleMetadata("desk", "sections.mailings");

/** Reminders to learners who stopped (rule: desk.mailings). */
export default deskPage({
  permission: "mailings",
  title: ({ t }) => t("sections.mailings"),
  here: "/desk/mailings",
  async content({ api, me, t, language, query, here, load }) {
    const { data, page, pages, weekly } = await load(
      api.desk.listMailings({ page: Number(query.page ?? 1), language }),
    );
    return (
      <>
        <p className="mt-1 max-w-3xl text-ink-soft">{t("mailing.lead")}</p>
        <Outcome outcome={query.outcome} language={language} />
        <div className="mt-4">
          <LinkButton href="/desk/mailings/new">{t("mailing.new")}</LinkButton>
        </div>
        <Section id="written" title={t("mailing.list")} className="mt-6">
          <MailingList mailings={data} language={language} />
          <DeskPager page={page} pages={pages} language={language} pageHref={(to) => `${here}?page=${to}`} />
        </Section>
        <Section id="weekly" title={t("mailing.weeklyTitle")} className="mt-8">
          <p className="max-w-3xl text-ink-soft">{t(me.states ? "mailing.weeklyNotYours" : "mailing.weeklyLead")}</p>
          <WeeklyList reminders={weekly} maySet={me.states === null} language={language} />
        </Section>
      </>
    );
  },
});
