import { getTranslations } from "next-intl/server";
import type { Found } from "@/lib/contract/search";
import { HitGroup } from "./hit-group";
import { kindName } from "./kinds";
import { Suggestion } from "./suggestion";

/** The number of results and the results by kind. */
export async function Results({ found }: { found: Found }) {
  const t = await getTranslations("search");
  return (
    <>
      <p role="status" className="mt-6 font-semibold">
        {t("count", { count: found.total })}
      </p>
      {found.suggestion && <Suggestion suggestion={found.suggestion} isShown />}
      {found.groups.length > 1 && (
        <nav aria-label={t("kinds")}>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {found.groups.map((group) => (
              <li key={group.kind}>
                <a href={`#${group.kind}`} className="inline-flex min-h-12 items-center">
                  {t(kindName[group.kind])} ({group.count})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.groups.map((group) => (
        <HitGroup key={group.kind} group={group} />
      ))}
    </>
  );
}
