import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { addressWith, DeskPager } from "@/components/desk/links";
import { RosterList, RosterMoves } from "@/components/desk/people/roster-list";
import { TextField } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button } from "@/components/ui/button";

export const generateMetadata = titleMetadata("desk", "roster.title");

const findIn = ({ find }: { find?: string }) => String(find ?? "").slice(0, 120);
const pageHref = (find: string, page: number) =>
  addressWith("/desk/people/rosters", { find, page: page === 1 ? "" : String(page) });

/** The institutions of the area, to choose whose people move (rule: desk.rosters). */
export default deskPage({
  permission: "people",
  title: ({ t }) => t("roster.title"),
  here: ({ query }) => pageHref(findIn(query), 1),
  async content({ api, t, language, query, here, load }) {
    const find = findIn(query);
    const { data, moves, page, pages } = await load(
      api.desk.listRosters({ find, page: Number(query.page ?? 1), language }),
    );
    return (
      <>
        <BackLink href="/desk/people" label={t("people.back")} />
        <Outcome outcome={query.outcome} language={language} />
        <p className="mt-2">{t("roster.lead")}</p>
        <RosterMoves moves={moves} language={language} back={here} />
        <form method="get" aria-label={t("roster.find")} className="mt-4 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              id="find"
              name="find"
              type="search"
              label={t("roster.find")}
              defaultValue={find}
              maxLength={120}
            />
          </div>
          <Button type="submit">{t("people.search")}</Button>
        </form>
        {data.length === 0 ? (
          <p className="mt-6">{t("roster.none")}</p>
        ) : (
          <RosterList rosters={data} language={language} />
        )}
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => pageHref(find, to)} />
      </>
    );
  },
});
