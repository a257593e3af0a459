import { SelectField, TextField } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { type FoundPerson, type PeopleFilters, shownPeople } from "@/lib/contract/desk/people";
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

/** The people found, each with a link to their page. */
export function PeopleList({ people, language }: { people: FoundPerson[]; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {people.map(({ accountId, name, username, place, institution, courses, invited }) => (
        <li key={accountId} className="grid gap-x-4 px-4 py-3 md:grid-cols-[1fr_1fr_8rem]">
          <div>
            <h3 className="text-body">
              <a href={`/desk/people/${accountId}`} className="inline-flex min-h-11 items-center">
                {name || username}
              </a>
            </h3>
            <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{username}</p>
          </div>
          <p className="text-small [overflow-wrap:anywhere]">
            {institution && <span className="block">{institution}</span>}
            <span className="block text-ink-soft">{place}</span>
          </p>
          <p className="text-small text-ink-soft md:text-end">
            {t("people.courseCount", { count: courses })}
            {invited && <span className="block font-semibold text-ink">{t("people.invited")}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
