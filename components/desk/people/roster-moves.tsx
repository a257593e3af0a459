import type { RosterMove } from "@/lib/contract/desk/rosters";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { undoTransferAction } from "./actions";

/** The moves of the last day, each with a button that moves the people back. */
export function RosterMoves({ moves, language, back }: { moves: RosterMove[]; language: Language; back: string }) {
  const t = translatorFor(language, "desk");
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="moves" className="mt-6 rounded-card border border-hairline bg-white p-4">
      <h2 id="moves" className="text-lead">
        {t("roster.moves")}
      </h2>
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
    </section>
  );
}
