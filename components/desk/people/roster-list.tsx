import type { Roster } from "@/lib/contract/desk/rosters";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

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

/** A page's address without empty filters. Spaces are %20, which the way back after a login accepts. */
export function addressWith(path: string, filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query.toString().replaceAll("+", "%20")}` : path;
}
