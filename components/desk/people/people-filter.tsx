import { SelectField, TextField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { type PeopleFilters, shownPeople } from "@/lib/contract/desk/people";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Choice = { value: string; label: string };
type Props = { filters: PeopleFilters; courses: Choice[]; states: Choice[]; language: Language };

/** The search and the filters as a GET form, so that a selection can be sent as a link. */
export function PeopleFilter({ filters, courses, states, language }: Props) {
  const t = translatorFor(language, "desk");
  const any = t("people.any");
  const shows = shownPeople.map((value) => ({ value, label: t(`people.shows.${value}`) }));
  return (
    <form
      method="get"
      className="mt-4 rounded-card border border-hairline bg-white p-4"
      aria-label={t("people.search")}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <div className="sm:col-span-2 lg:col-span-4">
          <TextField
            id="find"
            name="find"
            type="search"
            label={t("people.find")}
            hint={t("people.findHint")}
            defaultValue={filters.find}
            maxLength={120}
          />
        </div>
        <SelectField
          id="course"
          name="course"
          label={t("figures.course")}
          defaultValue={filters.course}
          placeholder={any}
          options={courses}
        />
        <SelectField
          id="state"
          name="state"
          label={t("figures.state")}
          defaultValue={filters.state}
          placeholder={any}
          options={states}
        />
        <SelectField id="show" name="show" label={t("people.show")} defaultValue={filters.show} options={shows} />
        <TextField
          id="institution"
          name="institution"
          label={t("people.institution")}
          defaultValue={filters.institution}
          maxLength={160}
        />
      </div>
      <Button type="submit" className="mt-4 w-full sm:w-auto">
        {t("people.search")}
      </Button>
    </form>
  );
}
