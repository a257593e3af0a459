import { getTranslations } from "next-intl/server";
import type { Found } from "@/lib/contract/search";
import { Hit } from "./hit";
import { kindName } from "./kinds";

/** The number of results shown at first; the others open on request. */
const shownFirst = 5;

/** The results of one kind. */
export async function HitGroup({ group }: { group: Found["groups"][number] }) {
  const t = await getTranslations("search");
  const more = group.hits.slice(shownFirst);
  return (
    <section aria-labelledby={group.kind} className="mt-8">
      <h2 id={group.kind} className="text-[1.25rem] md:text-[1.4rem]">
        {t(kindName[group.kind])} <span className="font-normal text-ink-soft">({group.count})</span>
      </h2>
      {group.kind === "lesson" && <p className="mt-1 text-[0.95em] text-ink-soft">{t("lessonNote")}</p>}
      <ul className="mt-1">
        {group.hits.slice(0, shownFirst).map((hit) => (
          <Hit key={hit.address} hit={hit} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="border-t border-hairline">
          <summary className="inline-flex min-h-12 items-center font-semibold text-peacock">{t("showMore", { count: more.length })}</summary>
          <ul>
            {more.map((hit) => (
              <Hit key={hit.address} hit={hit} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
