import { deskPage } from "@/components/desk/desk-page";
import { addressWith, DeskPager } from "@/components/desk/links";
import { PeopleFilter, PeopleList } from "@/components/desk/people/people-list";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type PeopleFilters, peopleFilters } from "@/lib/contract/desk/people";

export const generateMetadata = titleMetadata("desk", "sections.people");

function filtersIn(query: unknown) {
  const parsed = peopleFilters.safeParse(query);
  return parsed.success ? parsed.data : peopleFilters.parse({});
}

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
    const filters = { ...filtersIn(query), language };
    const { data, page, pages, total, courses, states } = await load(api.desk.listPeople(filters));
    const ways = [
      { href: "/desk/people/upload", label: t("upload.title") },
      { href: "/desk/people/rosters", label: t("roster.title") },
      ...(me.may.includes("staff") ? [{ href: "/desk/people/staff", label: t("staff.page") }] : []),
    ];
    return (
      <>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center font-semibold">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <PeopleFilter filters={filters} courses={courses} states={states} language={language} />
        <h2 className="mt-6 text-lead">{t("people.found", { count: total })}</h2>
        {data.length > 0 && <PeopleList people={data} language={language} />}
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => pageHref(filters, to)} />
      </>
    );
  },
});
