import { SelectField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dimensions, type FigureFilters } from "@/lib/contract/desk/programmes";
import { monthAndYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Choice = { value: string; label: string };
type Props = {
  filters: FigureFilters;
  courses: Choice[];
  campaigns: Choice[];
  states: Choice[];
  /** Of the chosen state. */
  districts: Choice[];
  language: Language;
  /** Whether a phone shows the filters unfolded. */
  open?: boolean;
};

/** Nobody registered before. */
const firstYear = 2025;

/** The first day of a day's month. */
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The months since the portal began, the newest first, with the chosen one. */
function monthChoices(chosen: string, language: Language): Choice[] {
  const now = new Date().toISOString();
  const months = Array.from({ length: 12 * (Number(now.slice(0, 4)) - firstYear + 1) }, (_, index) =>
    new Date(Date.UTC(firstYear, index)).toISOString().slice(0, 10),
  ).filter((month) => month <= now);
  if (chosen) months.push(monthOf(chosen));
  return [...new Set(months)]
    .toSorted()
    .reverse()
    .map((value) => ({ value, label: monthAndYear(value, language) }));
}

/** The filters as a GET form, so that a selection can be sent as a link. */
export function FigureFilter({ filters, courses, campaigns, states, districts, language, open }: Props) {
  const t = translatorFor(language, "desk");
  const all = t("figures.all");
  return (
    <div className="mt-4 rounded-card border border-hairline bg-white">
      <details open={open} className="group md:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          {t("figures.filters")}
          <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
        </summary>
      </details>
      {/* On a phone the figures are in sight, and what chooses others is folded. */}
      <form
        method="get"
        className="p-4 max-md:pt-1 max-md:[details:not([open])+&]:hidden"
        aria-label={t("figures.filters")}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            id="by"
            name="by"
            label={t("figures.by")}
            defaultValue={filters.by}
            options={dimensions.map((value) => ({ value, label: t(`figures.dimensions.${value}`) }))}
          />
          <SelectField
            id="course"
            name="course"
            label={t("figures.course")}
            defaultValue={filters.course}
            placeholder={all}
            options={courses}
          />
          <SelectField
            id="state"
            name="state"
            label={t("figures.state")}
            defaultValue={filters.state}
            placeholder={all}
            options={states}
          />
          {districts.length > 0 && (
            <SelectField
              id="district"
              name="district"
              label={t("figures.district")}
              defaultValue={filters.district}
              placeholder={all}
              options={districts}
            />
          )}
          <SelectField
            id="campaign"
            name="campaign"
            label={t("figures.campaign")}
            defaultValue={filters.campaign}
            placeholder={all}
            options={campaigns}
          />
          {(["from", "to"] as const).map((limit) => (
            <SelectField
              key={limit}
              id={limit}
              name={limit}
              label={t(`figures.${limit}`)}
              defaultValue={filters[limit] && monthOf(filters[limit])}
              placeholder={all}
              options={monthChoices(filters[limit], language)}
            />
          ))}
          <div className="self-end">
            <Button type="submit" className="w-full">
              {t("figures.apply")}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
