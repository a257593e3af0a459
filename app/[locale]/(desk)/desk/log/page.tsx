import { ActionLog, LogFilter } from "@/components/desk/access/action-log";
import { deskPage } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/pager";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { logFilters } from "@/lib/contract/desk/access";

export const generateMetadata = titleMetadata("desk", "sections.log");

function filtersIn(query: unknown) {
  const parsed = logFilters.safeParse(query);
  return parsed.success ? parsed.data : logFilters.parse({});
}

/** Without what is not chosen: the plain address is that of the first page. */
function pageHref({ language, ...chosen }: ReturnType<typeof filtersIn>, page: number): string {
  const given = Object.entries({ ...chosen, page: page > 1 ? String(page) : "" }).filter(([, value]) => value !== "");
  return given.length > 0 ? `/desk/log?${new URLSearchParams(given)}` : "/desk/log";
}

/** Lists the actions of staff (rule: desk.log). */
export default deskPage({
  permission: "staff",
  title: ({ t }) => t("sections.log"),
  here: ({ query }) => pageHref(filtersIn(query), Number(query.page ?? 1)),
  async content({ api, t, language, query, load }) {
    const filters = { ...filtersIn(query), language };
    const { data, page, pages, ...choices } = await load(
      api.desk.listActions({ ...filters, page: Number(query.page ?? 1) }),
    );
    return (
      <>
        <p className="mt-2 text-ink-soft">{t("logLead")}</p>
        <LogFilter filters={filters} {...choices} />
        <ActionLog actions={data} language={language} />
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => pageHref(filters, to)} />
      </>
    );
  },
});
