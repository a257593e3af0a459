import { ActionLog, LogFilter } from "@/components/desk/access/action-log";
import { deskPage } from "@/components/desk/desk-page";
import { addressWith, DeskPager } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type LogFilters, logFilters } from "@/lib/contract/desk/access";

export const generateMetadata = titleMetadata("desk", "sections.log");

function filtersIn(query: unknown) {
  const parsed = logFilters.safeParse(query);
  return parsed.success ? parsed.data : logFilters.parse({});
}

const pageHref = ({ language, ...chosen }: LogFilters, page: number) =>
  addressWith("/desk/log", { ...chosen, page: page > 1 ? String(page) : "" });

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
