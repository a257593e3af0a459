import { deskPage } from "@/components/desk/desk-page";
import { DeskPager, FilterLinks } from "@/components/desk/links";
import { InboxList } from "@/components/desk/messages/inbox-list";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { shownMessages } from "@/lib/contract/desk/messages";

const shownIn = ({ show }: { show?: string }) => shownMessages.find((each) => each === show) ?? "waiting";

export const generateMetadata = titleMetadata("desk", "sections.messages");

/** The inbox (rule: desk.inbox). */
export default deskPage({
  permission: "messages",
  title: ({ t }) => t("sections.messages"),
  here: ({ query }) => `/desk/messages?show=${shownIn(query)}`,
  async content({ api, t, language, query, here, load }) {
    const show = shownIn(query);
    const { data, page, pages, waiting } = await load(
      api.desk.listMessages({ show, page: Number(query.page ?? 1), language }),
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
          <InboxList entries={data} language={language} now={new Date().toISOString()} />
        )}
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => `${here}&page=${to}`} />
      </>
    );
  },
});
