import { portalContent } from "@/lib/api/content/portal-content";
import { type FigureFilters, type FigureRow, type Measure, smallestGroup } from "@/lib/contract/desk/programmes";
import { formatNumber } from "@/lib/platform/i18n/dates";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { figureText } from "./figure-texts";

const shades = [0.05, 0.14, 0.23, 0.32, 0.41] as const;
/** In rem: the narrowest tile. A narrower screen scrolls the map. */
const narrowestTile = 5.8;
const widestTile = 7.5;

type Props = { filters: FigureFilters; rows: FigureRow[]; measure: Measure };

/**
 * The districts of the chosen state as tiles, roughly where they lie, darker where there are more people (rule: desk.district-map). `rows` are the figures by
 * district. Null for a state without tiles. A tile has its figure in words too, and leads to the blocks of its district.
 */
export function DistrictMap({ filters, rows, measure }: Props) {
  const { language } = filters;
  const tiles = portalContent().places.tiles.get(Number(filters.state));
  const state = portalContent().places.states.find(({ id }) => String(id) === filters.state);
  if (!tiles || !state) return null;
  const t = translatorFor(language, "desk");
  const figures = new Map(rows.map(({ label, figures }) => [label, figures[measure]]));
  const most = Math.max(...rows.map((row) => row.figures[measure] ?? 0), 0);
  // Figures are multiples of the smallest group, and so are the steps. A number that is not shown is one of the smallest.
  const step = smallestGroup * Math.max(1, Math.ceil(most / smallestGroup / shades.length));
  const shadeOf = (people: number | null) => (people === 0 ? 0 : shades[Math.floor(((people ?? 1) - 1) / step)]);
  const rangeOf = (index: number) => {
    const [from, to] = [index === 0 ? null : index * step + smallestGroup, (index + 1) * step];
    return from === to ? formatNumber(to, language) : t("figures.mapRange", { from: figureText(from, language), to: formatNumber(to, language) });
  };
  const title = t("figures.map", { state: state[language], measure: t(`figures.measures.${measure}`) });
  const columns = Math.max(...tiles.map((row) => row.length));
  const hrefOf = (district: string) => `/desk/programmes?${new URLSearchParams({ ...filters, by: "block", district })}`;
  return (
    <section aria-labelledby="district-map" className="mt-8 grid gap-3">
      <h2 id="district-map">{title}</h2>
      <p className="text-ink-soft">{t("figures.mapLead")}</p>
      <div className="overflow-x-auto pb-2">
        <ul
          className="grid gap-1"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(${narrowestTile}rem, 1fr))`, maxWidth: `${columns * widestTile}rem` }}
        >
          {tiles.flatMap((row, down) =>
            row.flatMap((district, across) => {
              if (!district) return [];
              const people = figures.has(district[language]) ? (figures.get(district[language]) ?? null) : 0;
              return (
                <li key={district.en} className="relative rounded-card border border-line" style={{ gridRow: down + 1, gridColumn: across + 1 }}>
                  <span aria-hidden className="absolute inset-0 rounded-card bg-peacock" style={{ opacity: shadeOf(people) }} />
                  <a href={hrefOf(district.en)} className="relative grid min-h-16 content-between px-1.5 py-2 text-[0.8em] text-ink leading-tight">
                    <span className="[overflow-wrap:anywhere] hyphens-auto">{district[language]}</span>
                    <b>{figureText(people, language)}</b>
                  </a>
                </li>
              );
            }),
          )}
        </ul>
      </div>
      <ul aria-label={t("figures.mapLegend")} className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9em]">
        {shades.map((shade, index) => (
          <li key={shade} className="flex items-center gap-2">
            <span aria-hidden className="size-4 rounded border border-line">
              <span className="block size-full bg-peacock" style={{ opacity: shade }} />
            </span>
            {rangeOf(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
