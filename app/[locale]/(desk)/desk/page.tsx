import { deskPage, type Me, sectionsFor } from "@/components/desk/desk-page";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ApiClient } from "@/lib/api/backend";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "title");

export default deskPage({
  title: ({ t }) => t("title"),
  here: "/desk",
  content: async ({ api, me, language, load }) => (
    <Overview me={me} waiting={await load(api.desk.overview({ language }))} language={language} />
  ),
});

type Waiting = Awaited<ReturnType<ApiClient["desk"]["overview"]>>;
const sectionsWithCount = ["messages", "reviews", "comments"] as const;

/** What comes first, and the sections that the role may open, each with its purpose and the number of what waits in it. */
function Overview({ me, waiting, language }: { me: Me; waiting: Waiting; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <>
      <ComesFirst waiting={waiting} language={language} />
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
            {sectionsWithCount.flatMap((section) =>
              section === label ? (
                <p key={section} className={`text-end text-small ${waiting[section] ? "font-bold" : "text-ink-soft"}`}>
                  {t("waits", { count: waiting[section] ?? 0 })}
                </p>
              ) : (
                []
              ),
            )}
            <Icon name="arrow" className="size-5 text-peacock" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What cannot wait, each with the list that it stands first in; nothing where there is none of it. */
function ComesFirst({ waiting, language }: { waiting: Waiting; language: Language }) {
  const t = translatorFor(language, "desk");
  const rows = [
    { key: "urgent", count: waiting.urgent, href: "/desk/messages", pressing: true },
    { key: "overdue", count: waiting.overdue, href: "/desk/messages", pressing: true },
    { key: "mine", count: waiting.mine, href: "/desk/messages?show=mine", pressing: false },
  ] as const;
  const shown = rows.filter(({ count }) => (count ?? 0) > 0);
  if (shown.length === 0 && !waiting.since) return null;
  return (
    <section aria-labelledby="first" className="mt-4 rounded-card border border-marigold bg-haldi px-4 py-3">
      <h2 id="first" className="text-lead">
        {t("first.title")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
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
      {waiting.since && (
        <a href="/desk/messages" className="mt-1 inline-flex min-h-11 items-center text-small">
          {t("first.since", { time: dateAndTime(waiting.since, language) })}
        </a>
      )}
    </section>
  );
}
