import { deskPage, type Part } from "@/components/desk/desk-page";
import { FilterForm, toOptions } from "@/components/desk/filter-form";
import { addressWith, DeskPager, FileLinks } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type LogFilters, type LoggedAction, logFilters } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "sections.log");

const filtersIn = (query: unknown) => logFilters.catch(logFilters.parse({})).parse(query);

const pageHref = ({ language, ...chosen }: LogFilters, page: number) =>
  addressWith("/desk/log", { ...chosen, page: page > 1 ? String(page) : "" });

/** Lists the actions of staff (rule: desk.log). */
export default deskPage({
  permission: "staff",
  title: ({ t }) => t("sections.log"),
  here: ({ query }) => pageHref(filtersIn(query), Number(query.page ?? 1)),
  async content({ api, t, language, query, load, part }) {
    const filters = { ...filtersIn(query), language };
    const { data, page, pages, staff, actions, entries } = await load(
      api.desk.listActions({ ...filters, page: query.page }),
    );
    const any = t("figures.all");
    return (
      <>
        <p className="mt-2 text-ink-soft">{t("logLead")}</p>
        <FilterForm
          label={t("figures.filters")}
          submit={t("log.show")}
          filters={[
            { name: "who", label: t("log.who"), value: filters.who, options: toOptions(staff), any },
            { name: "action", label: t("log.action"), value: filters.action, options: toOptions(actions), any },
            { name: "from", label: t("log.from"), value: filters.from, type: "date" },
            { name: "to", label: t("log.to"), value: filters.to, type: "date" },
          ]}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p role="status">{t("log.found", { count: entries })}</p>
          {entries > 0 && <FileLinks address="/api/desk/log/file" query={filters} name={t("sections.log")} />}
        </div>
        {data.length === 0 ? <p className="mt-4">{t("log.none")}</p> : <ActionLog actions={data} {...part} />}
        <DeskPager page={page} pages={pages} t={t} pageHref={(to) => pageHref(filters, to)} />
      </>
    );
  },
});

/** The log of staff actions: a sentence each, its details and a link to the person. On a phone a row is a card. */
function ActionLog({ actions, t, language }: Part & { actions: LoggedAction[] }) {
  return (
    <ol className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {actions.map(({ id, staff, words, facts, personId, happenedAt }) => (
        <li key={id} className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[14rem_1fr_auto]">
          <time dateTime={happenedAt} className="text-small text-ink-soft">
            {dateAndTime(happenedAt, language)}
          </time>
          <div className="[overflow-wrap:anywhere]">
            <p id={`entry-${id}`}>{words}</p>
            <p className="text-small text-ink-soft">{[...facts, staff].join(" · ")}</p>
          </div>
          {personId && (
            <a
              href={`/desk/people/${personId}`}
              aria-describedby={`entry-${id}`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold"
            >
              {t("log.person")}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
