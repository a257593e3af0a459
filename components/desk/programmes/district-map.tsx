import { portalContent } from "@/lib/api/content/portal-content";
import { type FigureFilters, type FigureRow, type Measure, smallestGroup } from "@/lib/contract/desk/programmes";
import { formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { figureText } from "./figure-texts";

const shades = [0.05, 0.14, 0.23, 0.32, 0.41] as const;
/** In rem. */
const widestTile = 7.5;
/** The largest figure that the narrowest tile has room for, on a phone of 360 px. */
const largestOnPhone = 9_999;
/** The endings of long names, before which a line may break. */
const longEndings = /(?<=[\p{L}\p{M}]{3})(?=(?:nagar|nathpur|pur|ganj|garh|abad|shahr|नगर|पुर|गंज|गढ़|बाद|शहर)$)/gu;

type Props = { filters: FigureFilters; rows: FigureRow[]; measure: Measure; isExact: boolean };

/**
 * The districts of the chosen state as tiles in their approximate positions, darker with more people
 * (rule: desk.district-map). `rows` are the figures by district. Null for a state without tiles. A tile shows its
 * figure as a number too, and links to the blocks of its district. All tiles of a row fit on a phone, where names are
 * shortened and the map is as wide as the screen.
 */
export function DistrictMap({ filters, rows, measure, isExact }: Props) {
  const { language } = filters;
  const tiles = portalContent().places.tiles.get(Number(filters.state));
  const state = portalContent().places.states.find(({ id }) => String(id) === filters.state);
  if (!tiles || !state) return null;
  const t = translatorFor(language, "desk");
  const figures = new Map(rows.map(({ label, figures }) => [label, figures[measure]]));
  const most = Math.max(...rows.map((row) => row.figures[measure] ?? 0), 0);
  // A partner's figures are multiples of the smallest group, so the steps are too.
  const step = smallestGroup * Math.max(1, Math.ceil(most / smallestGroup / shades.length));
  const districtShade = (people: number | null) => (people === 0 ? 0 : shades[Math.floor(((people ?? 1) - 1) / step)]);
  const shadeRange = (index: number) => {
    const [from, to] = [
      isExact ? index * step + 1 : index === 0 ? null : index * step + smallestGroup,
      (index + 1) * step,
    ];
    return from === to
      ? formatNumber(to, language)
      : t("figures.mapRange", { from: figureText(from, language), to: formatNumber(to, language) });
  };
  const title = t("figures.map", { state: state[language], measure: t(`figures.measures.${measure}`) });
  const columns = Math.max(...tiles.map((row) => row.length));
  const shortFigure = (people: number | null) => {
    if (people === null) return figureText(people, language);
    return people > largestOnPhone ? t("figures.mapThousands", { count: Math.round(people / 1000) }) : String(people);
  };
  return (
    <section aria-labelledby="district-map" className="mt-8 grid gap-3">
      <h2 id="district-map">{title}</h2>
      <p className="text-ink-soft">{t("figures.mapLead")}</p>
      <p className="text-ink-soft md:hidden">{t("figures.mapShortened")}</p>
      {filters.by !== "district" && (
        <p>
          <a href={`/desk/programmes?${new URLSearchParams({ ...filters, by: "district" })}`}>
            {t("figures.mapTable")}
          </a>
        </p>
      )}
      <ul
        className="-mx-4 grid gap-0.5 md:mx-0 md:gap-1"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, maxWidth: `${columns * widestTile}rem` }}
      >
        {tiles.flatMap((row, down) =>
          row.flatMap((district, across) => {
            if (!district) return [];
            const name = district[language];
            const people = figures.has(name) ? (figures.get(name) ?? null) : isExact ? 0 : null;
            return (
              <li
                key={district.en}
                className="relative rounded border border-line md:rounded-card"
                style={{ gridRow: down + 1, gridColumn: across + 1 }}
              >
                <span
                  aria-hidden
                  className="absolute inset-0 rounded bg-peacock md:rounded-card"
                  style={{ opacity: districtShade(people) }}
                />
                <a
                  href={`/desk/programmes?${new URLSearchParams({ ...filters, by: "block", district: district.en })}`}
                  title={name}
                  className="relative grid h-full min-h-11 content-between py-1 text-small text-ink leading-tight no-underline max-md:justify-items-center md:min-h-16 md:px-0.5 md:py-2 md:text-small md:underline lg:px-1.5 lg:text-small"
                >
                  <Shortened text={name.replace(longEndings, "\u00ad")} short={shortName(name, language)} />
                  <b>
                    <Shortened text={figureText(people, language)} short={shortFigure(people)} />
                  </b>
                </a>
              </li>
            );
          }),
        )}
      </ul>
      <ul aria-label={t("figures.mapLegend")} className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {shades.map((shade, index) => (
          <li key={shade} className="flex items-center gap-2">
            <span aria-hidden className="size-4 rounded border border-line">
              <span className="block size-full bg-peacock" style={{ opacity: shade }} />
            </span>
            {shadeRange(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text that is shortened on a phone; a screen reader reads all of it. */
function Shortened({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="max-md:sr-only [overflow-wrap:anywhere]">{text}</span>
      <span aria-hidden className="whitespace-nowrap md:hidden">
        {short}
      </span>
    </>
  );
}

/** The first letters of a name. A Devanagari letter is kept together with its vowel sign, and is wider. */
function shortName(name: string, language: Language): string {
  const letters = [...new Intl.Segmenter(language, { granularity: "grapheme" }).segment(name)].map(
    ({ segment }) => segment,
  );
  const room = /\p{Script=Devanagari}/u.test(name) ? 2 : 3;
  return letters.slice(0, room).join("");
}
