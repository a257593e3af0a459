import { deskPage } from "@/components/desk/desk-page";
import { addressWith } from "@/components/desk/links";
import { OutsideArea, outsideArea } from "@/components/desk/outside-area";
import { CourseView } from "@/components/desk/programmes/course-view";
import { DistrictMap } from "@/components/desk/programmes/district-map";
import { CountedPeriod, FigureFilter } from "@/components/desk/programmes/figure-filter";
import { columns, figureCell, figureText, funnel } from "@/components/desk/programmes/figure-texts";
import { StepsChart } from "@/components/desk/programmes/steps-chart";
import { TableWithFiles } from "@/components/desk/programmes/table-files";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import { groupCells, groupHead } from "@/lib/api/files/figure-groups";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { figureFilters } from "@/lib/contract/desk/programmes";
import { dayMonthYear } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "sections.programmes");

const filtersIn = (query: unknown) => figureFilters.catch(figureFilters.parse({})).parse(query);

/** The figures of the programmes (rule: desk.programmes). */
export default deskPage({
  permission: "programmes",
  title: ({ t }) => t("sections.programmes"),
  here({ query }) {
    const { language: _, ...inAddress } = filtersIn(query);
    return addressWith("/desk/programmes", inAddress);
  },
  async content({ api, me, t, language, query, load }) {
    const chosen = { ...filtersIn(query), language };
    const districts = chosen.state
      ? (await load(api.places.getDistricts({ state_id: Number(chosen.state), language }))).data
      : [];
    // Another state may have been chosen since.
    const district = districts.find((each) => each.district === chosen.district);
    const filters = { ...chosen, district: district?.district ?? "" };
    const showsMap = filters.state !== "" && filters.district === "";
    const asked = Promise.all([
      load(api.desk.programmeFigures(filters)),
      load(api.desk.courseFigures(filters)),
      showsMap && filters.by !== "district" ? load(api.desk.programmeFigures({ ...filters, by: "district" })) : null,
    ]);
    const refused = await asked.then(() => null, outsideArea);
    if (refused) {
      // Instead of figures outside the area: the reader's area, and the filters without the choice.
      respondWithStatus(403);
      const inArea = figureFilters.parse({ by: filters.by, language });
      const choices = await load(api.desk.programmeFigures(inArea));
      return (
        <div className="mt-4">
          <OutsideArea of={refused} me={me} language={language} />
          <FigureFilter filters={inArea} {...choices} districts={[]} open />
        </div>
      );
    }
    const [{ rows, total, incomplete, period = filters, countedOn, ...choices }, course, byDistrict] = await asked;
    const isExact = me.role !== "partner";
    const dimension = t(`figures.dimensions.${filters.by}`);
    const name = t("figures.table", { dimension: dimension.toLowerCase() });
    const arePlaces = filters.by === "district" || filters.by === "block";
    const state = (arePlaces && choices.states.find(({ value }) => value === filters.state)?.label) || "";
    const common = { state, district: (state && district?.label) || "" };
    const place = [common.district, state].filter(Boolean).join(", ");
    const caption = place ? t("figures.tableIn", { place, dimension: dimension.toLowerCase() }) : name;
    const groups = groupHead(filters.by, language, common);
    const head = [...groups.names, ...columns.map((measure) => t(`figures.measures.${measure}`)), ...groups.code];
    const formatPeople = (people: number | null) => figureText(people, language);
    return (
      <>
        <p className="mt-1 text-ink-soft">
          {t("figures.lead")} {!isExact && t("figures.leadBlurred")}
        </p>
        {!isExact && countedOn && (
          <p className="mt-1">
            {t("figures.countedOn", { date: dayMonthYear(`${countedOn}T06:00:00.000Z`, language) })}
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
          districts={districts.map((each) => ({ value: each.district, label: each.label }))}
        />
        <CountedPeriod chosen={filters} counted={period} language={language} />
        <section aria-labelledby="figures" className="mt-8 grid grid-cols-1 gap-4">
          <h2 id="figures">{t("figures.chart")}</h2>
          {!total.registered ? (
            <p>{t(isExact ? "figures.none" : "figures.tooFew")}</p>
          ) : (
            <>
              <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
                <StepsChart
                  title={t("figures.chart")}
                  steps={funnel.map((measure) => ({ label: t(`figures.measures.${measure}`), people: total[measure] }))}
                  formatPeople={formatPeople}
                  of={total.registered}
                />
                <p className="rounded-card bg-peacock-tint px-5 py-3 lg:text-center">
                  <b className="text-title tabular-nums lg:block">{formatPeople(total.active)}</b>{" "}
                  {t("figures.measures.active")}
                </p>
              </div>
              <TableWithFiles
                table="figures"
                name={name}
                caption={caption}
                head={head}
                rows={rows.map((row) => {
                  const { names, code } = groupCells(filters.by, row, language, common);
                  const cell = (value: number | string) => ({ value, text: String(value) });
                  const figures = columns.map((measure) => figureCell(row.figures[measure], language));
                  return [...names.map(cell), ...figures, ...code.map(cell)];
                })}
                foot={[
                  t("figures.total"),
                  ...groups.names.slice(1).map(() => ""),
                  ...columns.map((measure) => formatPeople(total[measure])),
                  ...groups.code.map(() => ""),
                ]}
                filters={filters}
                isExact={isExact}
              />
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
