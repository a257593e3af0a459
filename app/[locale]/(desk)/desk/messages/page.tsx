import { deskPage } from "@/components/desk/desk-page";
import { FilterLinks } from "@/components/desk/filter-links";
import { InboxList } from "@/components/desk/messages/inbox-list";
import { DeskPager } from "@/components/desk/pager";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { shownMessages } from "@/lib/contract/desk/messages";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ show?: string; page?: string }> };

export const generateMetadata = titleMetadata("desk", "sections.messages");

/** The inbox (rule: desk.inbox). */
export default async function DeskMessages({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const show = shownMessages.find((each) => each === query.show) ?? "waiting";
  const here = `/desk/messages?show=${show}`;
  return deskPage({
    language: locale,
    here,
    permission: "messages",
    title: t("sections.messages"),
    content: async (api) => {
      const { data, page, pages, waiting } = await resultOr(
        api.desk.listMessages({ show, page: Number(query.page ?? 1), language: locale }),
        here,
      );
      const links = shownMessages.map((each) => ({
        href: `/desk/messages?show=${each}`,
        label: t(`inbox.shows.${each}`),
        current: each === show,
      }));
      return (
        <>
          <p className="mt-1 text-ink-soft">{t("inbox.waitingCount", { count: waiting })}</p>
          <FilterLinks label={t("inbox.show")} links={links} />
          {data.length === 0 ? (
            <p className="mt-6">{t(show === "waiting" ? "inbox.empty" : "inbox.emptyOthers")}</p>
          ) : (
            <InboxList entries={data} language={locale} now={new Date().toISOString()} />
          )}
          <DeskPager page={page} pages={pages} language={locale} pageHref={(to) => `${here}&page=${to}`} />
        </>
      );
    },
  });
}
