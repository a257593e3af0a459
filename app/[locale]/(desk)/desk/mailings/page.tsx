import { deskPage } from "@/components/desk/desk-page";
import { MailingList, WeeklyList } from "@/components/desk/mailings/mailing-list";
import { Outcome } from "@/components/desk/outcome";
import { DeskPager } from "@/components/desk/pager";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ page?: string; outcome?: string }> };
const here = "/desk/mailings";

export const generateMetadata = titleMetadata("desk", "sections.mailings");

/** Reminders to learners who stopped (rule: desk.mailings). */
export default async function DeskMailings({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  return deskPage({
    language: locale,
    here,
    permission: "mailings",
    title: t("sections.mailings"),
    content: async (api, me) => {
      const { data, page, pages, weekly } = await resultOr(
        api.desk.listMailings({ page: Number(query.page ?? 1), language: locale }),
        here,
      );
      return (
        <>
          <p className="mt-1 max-w-3xl text-ink-soft">{t("mailing.lead")}</p>
          <Outcome outcome={query.outcome} language={locale} />
          <div className="mt-4">
            <LinkButton href="/desk/mailings/new">{t("mailing.new")}</LinkButton>
          </div>
          <section aria-labelledby="written" className="mt-6">
            <h2 id="written" className="text-lead">
              {t("mailing.list")}
            </h2>
            <MailingList mailings={data} language={locale} />
            <DeskPager page={page} pages={pages} language={locale} pageHref={(to) => `${here}?page=${to}`} />
          </section>
          <section aria-labelledby="weekly" className="mt-8">
            <h2 id="weekly" className="text-lead">
              {t("mailing.weeklyTitle")}
            </h2>
            <p className="max-w-3xl text-ink-soft">{t(me.states ? "mailing.weeklyNotYours" : "mailing.weeklyLead")}</p>
            <WeeklyList reminders={weekly} maySet={me.states === null} language={locale} />
          </section>
        </>
      );
    },
  });
}
