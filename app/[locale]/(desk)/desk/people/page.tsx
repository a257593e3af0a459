import { deskPage, type Part } from "@/components/desk/desk-page";
import { FilterForm } from "@/components/desk/filter-form";
import { addressWith, DeskPager, LinkLine } from "@/components/desk/links";
import { OutsideArea, outsideArea } from "@/components/desk/outside-area";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { type FoundPerson, type PeopleFilters, peopleFilters, shownPeople } from "@/lib/contract/desk/people";

export const generateMetadata = titleMetadata("desk", "sections.people");

const filtersIn = (query: unknown) => peopleFilters.catch(peopleFilters.parse({})).parse(query);

function pageHref({ find, course, state, institution, show }: PeopleFilters, page: number): string {
  const chosen = { find, course, state, institution, show: show === "all" ? "" : show };
  return addressWith("/desk/people", { ...chosen, page: page === 1 ? "" : String(page) });
}

/** Finds people, and leads to what is done for many at once (rule: desk.people). */
export default deskPage({
  permission: "people",
  title: ({ t }) => t("sections.people"),
  here({ query }) {
    const filters = filtersIn(query);
    return pageHref(filters, filters.page);
  },
  async content({ api, me, t, language, query, load }) {
    const chosen = { ...filtersIn(query), language };
    const asked = load(api.desk.listPeople(chosen));
    const refused = await asked.then(() => null, outsideArea);
    if (refused) respondWithStatus(403);
    // Outside the area: the filters without the choice, and no people.
    const filters = refused ? { ...chosen, course: "", state: "", page: 1 } : chosen;
    const { data, page, pages, total, courses, states } = await (refused ? load(api.desk.listPeople(filters)) : asked);
    const ways = [
      { href: "/desk/people/upload", label: t("upload.title") },
      { href: "/desk/people/rosters", label: t("roster.title") },
      ...(me.may.includes("staff") ? [{ href: "/desk/people/staff", label: t("staff.page") }] : []),
    ];
    const any = t("people.any");
    const shows = shownPeople.map((value) => ({ value, label: t(`people.shows.${value}`) }));
    return (
      <>
        {refused && (
          <div className="mt-4">
            <OutsideArea of={refused} me={me} language={language} />
          </div>
        )}
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <LinkLine href={href}>{label}</LinkLine>
            </li>
          ))}
        </ul>
        <FilterForm
          label={t("people.search")}
          submit={t("people.search")}
          filters={[
            {
              name: "find",
              label: t("people.find"),
              value: filters.find,
              hint: t("people.findHint"),
              type: "search",
              maxLength: 120,
              wide: true,
            },
            { name: "course", label: t("figures.course"), value: filters.course, options: courses, any },
            { name: "state", label: t("figures.state"), value: filters.state, options: states, any },
            { name: "show", label: t("people.show"), value: filters.show, options: shows },
            { name: "institution", label: t("people.institution"), value: filters.institution, maxLength: 160 },
          ]}
        />
        {!refused && (
          <>
            <h2 className="mt-6 text-lead">{t("people.found", { count: total })}</h2>
            {data.length > 0 && <PeopleList people={data} t={t} />}
            <DeskPager page={page} pages={pages} t={t} pageHref={(to) => pageHref(filters, to)} />
          </>
        )}
      </>
    );
  },
});

function PeopleList({ people, t }: Pick<Part, "t"> & { people: FoundPerson[] }) {
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {people.map(({ accountId, name, username, place, institution, courses, invited }) => (
        <li key={accountId} className="grid gap-x-4 px-4 py-3 md:grid-cols-[1fr_1fr_8rem] md:items-baseline">
          <div>
            <h3 className="text-body">
              <a href={`/desk/people/${accountId}`} className="inline-flex min-h-11 items-center">
                {name || username}
              </a>
            </h3>
            {name && <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{username}</p>}
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
