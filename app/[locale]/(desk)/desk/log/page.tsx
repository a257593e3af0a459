import { ActionLog } from "@/components/desk/access/action-log";
import { LogFilter } from "@/components/desk/access/log-filter";
import { deskPage } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/pager";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { logFilters } from "@/lib/contract/desk/access";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = titleMetadata("desk", "sections.log");

/** Lists the actions of staff (rule: desk.log). */
export default async function DeskLog({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const parsed = logFilters.safeParse(query);
  const filters = { ...(parsed.success ? parsed.data : logFilters.parse({})), language: locale };
  const { language, ...chosen } = filters;
  // Without what is not chosen: the plain address is that of the first page.
  const pageHref = (page: number) => {
    const given = Object.entries({ ...chosen, page: page > 1 ? String(page) : "" }).filter(([, value]) => value !== "");
    return given.length > 0 ? `/desk/log?${new URLSearchParams(given)}` : "/desk/log";
  };
  return deskPage({
    language: locale,
    here: pageHref(1),
    permission: "staff",
    title: t("sections.log"),
    content: async (api) => {
      const asked = Number(query.page ?? 1);
      const { data, page, pages, ...choices } = await resultOr(
        api.desk.listActions({ ...filters, page: asked }),
        pageHref(asked),
      );
      return (
        <>
          <p className="mt-2 text-ink-soft">{t("logLead")}</p>
          <LogFilter filters={filters} {...choices} />
          <ActionLog actions={data} language={locale} />
          <DeskPager page={page} pages={pages} language={locale} pageHref={pageHref} />
        </>
      );
    },
  });
}
