import type { Option } from "@/components/forms/field";
import { type FoundPerson, type PeopleFilters, shownPeople } from "@/lib/contract/desk/people";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FilterForm } from "../filter-form";

type Props = { filters: PeopleFilters; courses: Option[]; states: Option[]; language: Language };

/** The search and the filters of people. */
export function PeopleFilter({ filters, courses, states, language }: Props) {
  const t = translatorFor(language, "desk");
  const any = t("people.any");
  const { find, course, state, show, institution } = filters;
  const shows = shownPeople.map((value) => ({ value, label: t(`people.shows.${value}`) }));
  return (
    <FilterForm
      label={t("people.search")}
      submit={t("people.search")}
      filters={[
        {
          ...{ name: "find", label: t("people.find"), value: find, hint: t("people.findHint") },
          ...{ type: "search", maxLength: 120, wide: true },
        },
        { name: "course", label: t("figures.course"), value: course, options: courses, any },
        { name: "state", label: t("figures.state"), value: state, options: states, any },
        { name: "show", label: t("people.show"), value: show, options: shows },
        { name: "institution", label: t("people.institution"), value: institution, maxLength: 160 },
      ]}
    />
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
