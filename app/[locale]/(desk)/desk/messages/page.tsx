import { deskPage, type Part } from "@/components/desk/desk-page";
import { DeskPager, entryAddress, FilterLinks } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Icon } from "@/components/ui/icon";
import { type InboxEntry, shownMessages } from "@/lib/contract/desk/messages";
import { dateAndTime, dayMonthYear } from "@/lib/platform/i18n/dates";
import { languageOfScript } from "@/lib/platform/i18n/language";

const shownIn = ({ show }: { show?: string }) => shownMessages.find((each) => each === show) ?? "waiting";

export const generateMetadata = titleMetadata("desk", "sections.messages");

/** The inbox (rule: desk.inbox). */
export default deskPage({
  permission: "messages",
  title: ({ t }) => t("sections.messages"),
  here: ({ query }) => `/desk/messages?show=${shownIn(query)}`,
  async content({ api, t, language, query, here, load, part }) {
    const show = shownIn(query);
    const { data, page, pages, waiting } = await load(api.desk.listMessages({ show, page: query.page, language }));
    const shows = shownMessages.map((each): [string, string] => [each, t(`inbox.shows.${each}`)]);
    return (
      <>
        <p className="mt-1 text-ink-soft">{t("inbox.waitingCount", { count: waiting })}</p>
        <FilterLinks label={t("inbox.show")} path="/desk/messages" shows={shows} current={show} />
        {data.length === 0 ? (
          <p className="mt-6">{t(show === "waiting" ? "inbox.empty" : "inbox.emptyOthers")}</p>
        ) : (
          <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
            {data.map((entry) => (
              <li key={`${entry.kind}-${entry.id}`}>
                <Entry entry={entry} {...part} />
              </li>
            ))}
          </ul>
        )}
        <DeskPager page={page} pages={pages} t={t} pageHref={(to) => `${here}&page=${to}`} />
      </>
    );
  },
});

/** Unread ones are bold and have a number, not only a colour. */
function Entry({ entry, t, language }: Part & { entry: InboxEntry }) {
  const { kind, name, preview, since, unread, waiting, urgent, assignedTo, due } = entry;
  const isOverdue = due !== null && due < new Date().toISOString();
  return (
    <article className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name={kind === "conversation" ? "chat" : "warning"} className="size-5 text-ink-soft" />
        <h2 className="text-body">
          <a href={entryAddress(entry)} className="inline-flex min-h-11 items-center">
            {name}
          </a>
        </h2>
        {urgent && (
          <span className="inline-flex items-center gap-1 rounded-control bg-sindoor px-2 text-small font-semibold text-white">
            <Icon name="warning" className="size-4" /> {t("inbox.urgent")}
          </span>
        )}
        {unread > 0 && (
          <span className="rounded-control bg-peacock px-2 text-small font-semibold text-white">
            {t("inbox.unread", { count: unread })}
          </span>
        )}
        <span className="text-small text-ink-soft md:ms-auto">
          {t(`inbox.${kind}`)} · <time dateTime={since}>{dateAndTime(since, language)}</time>
        </span>
      </div>
      <p
        lang={languageOfScript(preview)}
        className={`line-clamp-2 [overflow-wrap:anywhere] ${unread > 0 ? "font-semibold" : ""}`}
      >
        {preview}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft empty:hidden">
        {urgent && <span className="font-semibold text-sindoor">{t("inbox.urgentWhy")}</span>}
        {waiting && <span>{t("inbox.waits")}</span>}
        {waiting && due && (
          <span className={isOverdue ? "font-semibold text-sindoor" : ""}>
            {t(isOverdue ? "inbox.overdue" : "inbox.due", { date: dayMonthYear(due, language) })}
          </span>
        )}
        {assignedTo && <span>{t("inbox.assigned", { name: assignedTo })}</span>}
      </p>
    </article>
  );
}
