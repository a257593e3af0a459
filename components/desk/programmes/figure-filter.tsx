import type { Option } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dimensions, type FigureFilters } from "@/lib/contract/desk/programmes";
import { dayInIndia, monthAndYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FilterFields } from "../filter-form";

type Choices = Record<"courses" | "campaigns" | "states" | "districts", Option[]>;
/** `districts`: of the chosen state. `open`: whether a phone shows the filters unfolded. */
type Props = Choices & { filters: FigureFilters; open?: boolean };

/** Nobody registered before. */
const firstYear = 2025;

/** The first day of a day's month. */
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The months since the portal began, the newest first, with the chosen one. */
function monthChoices(chosen: string, language: Language): Option[] {
  const today = dayInIndia(new Date().toISOString());
  const months = Array.from({ length: 12 * (Number(today.slice(0, 4)) - firstYear + 1) }, (_, index) =>
    new Date(Date.UTC(firstYear, index)).toISOString().slice(0, 10),
  ).filter((month) => month <= today);
  if (chosen) months.push(monthOf(chosen));
  return [...new Set(months)]
    .toSorted()
    .reverse()
    .map((value) => ({ value, label: monthAndYear(value, language) }));
}

/** The filters as a GET form, so that a selection can be sent as a link. */
export function FigureFilter({ filters, courses, campaigns, states, districts, open }: Props) {
  const { language } = filters;
  const t = translatorFor(language, "desk");
  const any = t("figures.all");
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
          <FilterFields
            filters={[
              {
                name: "by",
                label: t("figures.by"),
                value: filters.by,
                options: dimensions.map((value) => ({ value, label: t(`figures.dimensions.${value}`) })),
              },
              { name: "course", label: t("figures.course"), value: filters.course, options: courses, any },
              { name: "state", label: t("figures.state"), value: filters.state, options: states, any },
              ...(districts.length > 0
                ? [{ name: "district", label: t("figures.district"), value: filters.district, options: districts, any }]
                : []),
              { name: "campaign", label: t("figures.campaign"), value: filters.campaign, options: campaigns, any },
              ...(["from", "to"] as const).map((limit) => ({
                name: limit,
                label: t(`figures.${limit}`),
                any,
                value: filters[limit] && monthOf(filters[limit]),
                options: monthChoices(filters[limit], language),
              })),
            ]}
          />
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

/** A day in the first month and one in the last; empty for no limit. */
type Period = { from: string; to: string };
/** The counted months of a chosen period: a partner may see more than were chosen (rule: desk.small-groups). */
export function CountedPeriod({ chosen, counted, language }: { chosen: Period; counted: Period; language: Language }) {
  if (!chosen.from && !chosen.to) return null;
  const t = translatorFor(language, "desk");
  const [from, to] = [counted.from.slice(0, 7), counted.to.slice(0, 7)];
  const monthName = (month: string) => monthAndYear(`${month}-02`, language);
  const isWider = from !== chosen.from.slice(0, 7) || to !== chosen.to.slice(0, 7);
  return (
    <p className="mt-3">
      {from &&
        to &&
        (from === to
          ? t("figures.countedMonth", { month: monthName(from) })
          : t("figures.counted", { from: monthName(from), to: monthName(to) }))}
      {!from && !to && t("figures.countedAll")}
      {isWider && <span className="block text-ink-soft">{t("figures.partnerPeriods")}</span>}
    </p>
  );
}
