import { renderDeskPage } from "@/components/desk/desk-page";
import { CountedPeriod } from "@/components/desk/programmes/counted-period";
import { CourseView } from "@/components/desk/programmes/course-view";
import { DistrictMap } from "@/components/desk/programmes/district-map";
import { FigureFilter } from "@/components/desk/programmes/figure-filter";
import { FigureTable } from "@/components/desk/programmes/figure-table";
import { columns, figureCells, figureText, funnel, tableTexts } from "@/components/desk/programmes/figure-texts";
import { OutsideArea, outsideArea } from "@/components/desk/programmes/outside-area";
import { StepsChart } from "@/components/desk/programmes/steps-chart";
import { TableFiles } from "@/components/desk/programmes/table-files";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import { groupCells, groupHead } from "@/lib/api/files/figure-groups";
import { resultOr } from "@/lib/api/server";
import { figureFilters } from "@/lib/contract/desk/programmes";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = titleMetadata("desk", "sections.programmes");

/** The figures of the programmes (rule: desk.programmes). */
export default async function DeskProgrammes({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const parsed = figureFilters.safeParse(query);
  const chosen = parsed.success ? parsed.data : figureFilters.parse({});
  const asChosen = { ...chosen, language: locale };
  const { language, ...inAddress } = asChosen;
  const here = `/desk/programmes?${new URLSearchParams(inAddress)}`;
  return renderDeskPage({
    language: locale,
    here,
    permission: "programmes",
    title: t("sections.programmes"),
    content: async (api, me) => {
      const districts = chosen.state
        ? (await resultOr(api.places.getDistricts({ state_id: Number(chosen.state), language: locale }), here)).data
        : [];
      // Another state may have been chosen since.
      const isDistrict = districts.some(({ district }) => district === chosen.district);
      const filters = { ...asChosen, district: isDistrict ? chosen.district : "" };
      const showsMap = filters.state !== "" && filters.district === "";
      const asked = Promise.all([
        resultOr(api.desk.programmeFigures(filters), here),
        resultOr(api.desk.courseFigures(filters), here),
        showsMap && filters.by !== "district"
          ? resultOr(api.desk.programmeFigures({ ...filters, by: "district" }), here)
          : null,
      ]);
      const refused = await asked.then(() => null, outsideArea);
      if (refused) return <OutsideArea refused={refused} api={api} me={me} filters={filters} here={here} />;
      const [{ rows, total, incomplete, period = filters, countedOn, ...choices }, course, byDistrict] = await asked;
      const isExact = me.role !== "partner";
      const dimension = t(`figures.dimensions.${filters.by}`);
      const caption = t("figures.table", { dimension: dimension.toLowerCase() });
      const groups = groupHead(filters.by, locale);
      const head = [...groups.names, ...columns.map((measure) => t(`figures.measures.${measure}`)), ...groups.code];
      const formatPeople = (people: number | null) => figureText(people, locale);
      return (
        <>
          <p className="mt-1 text-ink-soft">
            {t("figures.lead")} {!isExact && t("figures.leadBlurred")}
          </p>
          {!isExact && countedOn && (
            <p className="mt-1">
              {t("figures.countedOn", { date: dayMonthYear(`${countedOn}T06:00:00.000Z`, locale) })}
            </p>
          )}
          {(incomplete || course.incomplete) && (
            <div className="mt-4">
              <Notice>{t("figures.incomplete")}</Notice>
            </div>
          )}
          <FigureFilter
            filters={filters}
            {...choices}
            districts={districts.map(({ district, label }) => ({ value: district, label }))}
            language={locale}
          />
          <CountedPeriod chosen={filters} counted={period} language={locale} />
          <section aria-labelledby="figures" className="mt-8 grid grid-cols-1 gap-4">
            <h2 id="figures">{t("figures.chart")}</h2>
            {!total.registered ? (
              <p>{t(isExact ? "figures.none" : "figures.tooFew")}</p>
            ) : (
              <>
                <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
                  <StepsChart
                    title={t("figures.chart")}
                    steps={funnel.map((measure) => ({
                      label: t(`figures.measures.${measure}`),
                      people: total[measure],
                    }))}
                    formatPeople={formatPeople}
                    of={total.registered}
                  />
                  <p className="rounded-card bg-peacock-tint px-5 py-3 lg:text-center">
                    <b className="text-title tabular-nums lg:block">{formatPeople(total.active)}</b>{" "}
                    {t("figures.measures.active")}
                  </p>
                </div>
                <FigureTable
                  caption={caption}
                  head={head}
                  rows={rows.map((row) => {
                    const { names, code } = groupCells(filters.by, row, locale);
                    const cell = (value: number | string) => ({ value, text: String(value) });
                    return [...names.map(cell), ...figureCells(row.figures, locale), ...code.map(cell)];
                  })}
                  foot={[
                    t("figures.total"),
                    ...groups.names.slice(1).map(() => ""),
                    ...columns.map((measure) => formatPeople(total[measure])),
                    ...groups.code.map(() => ""),
                  ]}
                  texts={tableTexts(head, locale)}
                />
                <TableFiles table="figures" name={caption} filters={filters} isExact={isExact} />
              </>
            )}
          </section>
          {showsMap && (
            <DistrictMap
              filters={filters}
              rows={byDistrict?.rows ?? rows}
              measure={filters.course ? "enrolled" : "registered"}
              isExact={isExact}
            />
          )}
          <CourseView figures={course} isExact={isExact} filters={filters} />
        </>
      );
    },
  });
}
