import { SelectField, TextField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { dimensions, type FigureFilters } from "@/lib/contract/desk/programmes";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Choice = { value: string; label: string };
type Props = {
  filters: FigureFilters;
  courses: Choice[];
  campaigns: Choice[];
  states: Choice[] /** Of the chosen state. */;
  districts: Choice[];
  language: Language;
};

/** The filters as a GET form, so that a selection can be sent as a link. */
export function FigureFilter({ filters, courses, campaigns, states, districts, language }: Props) {
  const t = translatorFor(language, "desk");
  const all = t("figures.all");
  return (
    <form
      method="get"
      className="mt-4 rounded-card border border-hairline bg-white p-4"
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
        <TextField id="from" name="from" type="date" label={t("figures.from")} defaultValue={filters.from} />
        <TextField id="to" name="to" type="date" label={t("figures.to")} defaultValue={filters.to} />
        <div className="self-end">
          <Button type="submit" className="w-full">
            {t("figures.apply")}
          </Button>
        </div>
      </div>
    </form>
  );
}
