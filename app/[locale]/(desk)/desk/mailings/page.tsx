import { deskPage } from "@/components/desk/desk-page";
import { MailingList, WeeklyList } from "@/components/desk/mailings/mailing-list";
import { Outcome } from "@/components/desk/outcome";
import { DeskPager } from "@/components/desk/pager";
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
        <section aria-labelledby="written" className="mt-6">
          <h2 id="written" className="text-lead">
            {t("mailing.list")}
          </h2>
          <MailingList mailings={data} language={language} />
          <DeskPager page={page} pages={pages} language={language} pageHref={(to) => `${here}?page=${to}`} />
        </section>
        <section aria-labelledby="weekly" className="mt-8">
          <h2 id="weekly" className="text-lead">
            {t("mailing.weeklyTitle")}
          </h2>
          <p className="max-w-3xl text-ink-soft">{t(me.states ? "mailing.weeklyNotYours" : "mailing.weeklyLead")}</p>
          <WeeklyList reminders={weekly} maySet={me.states === null} language={language} />
        </section>
      </>
    );
  },
});
