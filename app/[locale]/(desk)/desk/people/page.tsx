import { deskPage } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/pager";
import { PeopleFilter } from "@/components/desk/people/people-filter";
import { PeopleList } from "@/components/desk/people/people-list";
import { addressWith } from "@/components/desk/people/roster-list";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { peopleFilters } from "@/lib/contract/desk/people";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = titleMetadata("desk", "sections.people");

/** Finds people, and leads to what is done for many at once (rule: desk.people). */
export default async function DeskPeople({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const parsed = peopleFilters.safeParse(query);
  const filters = { ...(parsed.success ? parsed.data : peopleFilters.parse({})), language: locale };
  const { find, course, state, institution, show } = filters;
  const inAddress = { find, course, state, institution, show: show === "all" ? "" : show };
  const pageHref = (page: number) =>
    addressWith("/desk/people", { ...inAddress, page: page === 1 ? "" : String(page) });
  return deskPage({
    language: locale,
    here: pageHref(filters.page),
    permission: "people",
    title: t("sections.people"),
    content: async (api, me) => {
      const { data, page, pages, total, courses, states } = await resultOr(
        api.desk.listPeople(filters),
        pageHref(filters.page),
      );
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
          <PeopleFilter filters={filters} courses={courses} states={states} language={locale} />
          <h2 className="mt-6 text-lead">{t("people.found", { count: total })}</h2>
          {data.length > 0 && <PeopleList people={data} language={locale} />}
          <DeskPager page={page} pages={pages} language={locale} pageHref={pageHref} />
        </>
      );
    },
  });
}
