import { ActForm } from "@/components/desk/act-form";
import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { addressWith, BackLink, DeskPager } from "@/components/desk/links";
import { undoTransferAction } from "@/components/desk/people/actions";
import { Section } from "@/components/desk/section";
import { TextField } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button } from "@/components/ui/button";
import type { Roster, RosterMove } from "@/lib/contract/desk/rosters";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "roster.title");

const findIn = ({ find }: { find?: string }) => String(find ?? "").slice(0, 120);
const pageHref = (find: string, page: number) =>
  addressWith("/desk/people/rosters", { find, page: page === 1 ? "" : String(page) });

/** The institutions of the area, to choose whose people move (rule: desk.rosters). */
export default deskPage({
  permission: "people",
  title: ({ t }) => t("roster.title"),
  here: ({ query }) => pageHref(findIn(query), 1),
  async content({ api, t, language, query, load, part }) {
    const find = findIn(query);
    const { data, moves, page, pages } = await load(api.desk.listRosters({ find, page: query.page, language }));
    return (
      <>
        <BackLink href="/desk/people" label={t("people.back")} />
        <Outcome outcome={query.outcome} t={t} />
        <p className="mt-2">{t("roster.lead")}</p>
        {moves.length > 0 && <RosterMoves moves={moves} {...part} />}
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
        {data.length === 0 ? <p className="mt-6">{t("roster.none")}</p> : <RosterList rosters={data} t={t} />}
        <DeskPager page={page} pages={pages} t={t} pageHref={(to) => pageHref(find, to)} />
      </>
    );
  },
});

function RosterList({ rosters, t }: Pick<Part, "t"> & { rosters: Roster[] }) {
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {rosters.map(({ institution, district, block, place, stateId, people }) => {
        const address = addressWith("/desk/people/rosters/move", {
          institution,
          district,
          block,
          fromState: String(stateId ?? ""),
          state: String(stateId ?? ""),
        });
        return (
          <li key={address} className="grid gap-x-4 px-4 py-3 md:grid-cols-[2fr_2fr_1fr] md:items-center">
            <h2 className="text-body [overflow-wrap:anywhere]">
              <a href={address} className="inline-flex min-h-11 items-center">
                {institution}
              </a>
            </h2>
            <p className="text-ink-soft">{place}</p>
            <p className="md:text-end">{t("roster.count", { count: people })}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The moves of the last day, each with a button that moves the people back. */
function RosterMoves({ moves, t, language, form }: Part & { moves: RosterMove[] }) {
  return (
    <Section id="moves" title={t("roster.moves")} className="mt-6 rounded-card border border-hairline bg-white p-4">
      <ul className="mt-1 divide-y divide-hairline">
        {moves.map(({ id, people, institution, place, by, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p id={`move-${id}`} className="[overflow-wrap:anywhere]">
              {t("roster.count", { count: people })}: <b>{institution}</b>, {place}
              <span className="block text-small text-ink-soft">
                {[by, dateAndTime(at, language)].filter(Boolean).join(" · ")}
              </span>
            </p>
            <ActForm
              {...form}
              action={undoTransferAction}
              values={{ id }}
              label={t("roster.undo")}
              describedBy={`move-${id}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
