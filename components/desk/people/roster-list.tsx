import type { Roster, RosterMove } from "@/lib/contract/desk/rosters";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { addressWith } from "../links";
import { Section } from "../section";
import { undoTransferAction } from "./actions";

/** The institutions with their numbers of people, and links to move them. */
export function RosterList({ rosters, language }: { rosters: Roster[]; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {rosters.map(({ institution, district, block, place, stateId, people }) => {
        const address = addressWith("/desk/people/rosters/move", {
          institution,
          district,
          block,
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
export function RosterMoves({ moves, language, back }: { moves: RosterMove[]; language: Language; back: string }) {
  const t = translatorFor(language, "desk");
  if (moves.length === 0) return null;
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
              action={undoTransferAction}
              language={language}
              back={back}
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
