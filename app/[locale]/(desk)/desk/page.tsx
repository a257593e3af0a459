import { deskPage, type Me, type Part, sectionsFor } from "@/components/desk/desk-page";
import { entryAddress } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ApiClient } from "@/lib/api/backend";
import type { InboxEntry } from "@/lib/contract/desk/messages";
import { dateAndTime, dayMonthYear, hoursSince } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "title");

export default deskPage({
  title: ({ t }) => t("title"),
  here: "/desk",
  async content({ api, me, language, load, part }) {
    const waiting = await load(api.desk.overview({ language }));
    const inbox = waiting.since ? (await load(api.desk.listMessages({ language }))).data : [];
    // The list begins with messages with words of danger; if they fill its first page, the first of them is shown.
    const oldest = inbox.find(({ since }) => since === waiting.since) ?? inbox[0];
    return (
      <>
        <ComesFirst waiting={waiting} oldest={oldest} {...part} />
        <Sections me={me} waiting={waiting} {...part} />
      </>
    );
  },
});

type Shown = Part & { waiting: Awaited<ReturnType<ApiClient["desk"]["overview"]>> };

/** Lists the sections that the role may open. Each has its purpose and the number of things that wait in it. */
function Sections({ me, waiting, t }: Shown & { me: Me }) {
  const { messages, reviews, comments } = waiting;
  const counts: Partial<Record<string, number | null>> = { messages, reviews, comments };
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {sectionsFor(me).map(({ href, label }) => (
        <li
          key={href}
          className="relative flex min-h-14 items-center gap-x-4 px-4 py-2.5 has-[a:hover]:bg-peacock-tint"
        >
          <div className="flex-1">
            <h2 className="text-lead leading-snug">
              {/* The whole row is the link. */}
              <a href={href} className="no-underline after:absolute after:inset-0">
                {t(`sections.${label}`)}
              </a>
            </h2>
            <p className="text-small text-ink-soft max-sm:hidden">{t(`leads.${label}`)}</p>
          </div>
          {label in counts && (
            <p className={`text-end text-small ${counts[label] ? "font-bold" : "text-ink-soft"}`}>
              {t("waits", { count: counts[label] ?? 0 })}
            </p>
          )}
          <Icon name="arrow" className="size-5 text-peacock" />
        </li>
      ))}
    </ul>
  );
}

/**
 * What cannot wait, each with the list that begins with it, and who has waited longest, with the page where staff answer.
 * Nothing where nothing waits.
 */
function ComesFirst({ waiting, oldest, ...part }: Shown & { oldest: InboxEntry | undefined }) {
  const { t } = part;
  const rows = [
    { key: "urgent", count: waiting.urgent, href: "/desk/messages", pressing: true },
    { key: "overdue", count: waiting.overdue, href: "/desk/messages", pressing: true },
    { key: "mine", count: waiting.mine, href: "/desk/messages?show=mine", pressing: false },
  ] as const;
  const shown = rows.filter(({ count }) => (count ?? 0) > 0);
  if (shown.length === 0 && !oldest) return null;
  return (
    <section aria-labelledby="first" className="mt-4 rounded-card border border-marigold bg-haldi px-4 py-3">
      <h2 id="first" className="text-lead">
        {t("first.title")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {shown.map(({ key, count, href, pressing }) => (
          <li key={key}>
            <LinkButton href={href} look={pressing ? "primary" : "secondary"}>
              {pressing && <Icon name="warning" className="size-5" />}
              {t(`first.${key}`, { count: count ?? 0 })}
              <Icon name="arrow" className="size-5" />
            </LinkButton>
          </li>
        ))}
      </ul>
      {oldest && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="wrap-anywhere">{waitsSince(oldest, part)}</p>
          {/* The only filled button, unless something is more pressing. */}
          <LinkButton
            href={entryAddress(oldest)}
            look={shown.some(({ pressing }) => pressing) ? "secondary" : "primary"}
            className="max-sm:w-full"
          >
            {t("first.answer")}
            <Icon name="arrow" className="size-5" />
          </LinkButton>
        </div>
      )}
    </section>
  );
}

/** Who waits and since when: on the first day with the time, then with the number of days. */
function waitsSince({ kind, name, since }: InboxEntry, { t, language }: Part): string {
  const days = Math.floor(hoursSince(since) / 24);
  const time = days > 0 ? dayMonthYear(since, language) : dateAndTime(since, language);
  return t("first.since", { name: name || t(`inbox.${kind}`), time, days });
}
