import { getTranslations } from "next-intl/server";
import type { Found, FoundHit, FoundKind, FoundPiece } from "@/lib/contract/search";
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

/** The number of results shown at first; the others open on request. */
const shownFirst = 5;

/** The results of one kind. */
async function HitGroup({ group }: { group: Found["groups"][number] }) {
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
          <Hit key={resultKey(hit)} hit={hit} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="border-t border-hairline">
          <summary className="inline-flex min-h-12 items-center lowered-0 font-semibold text-peacock">
            {t("showMore", { count: more.length })}
          </summary>
          <ul>
            {more.map((hit) => (
              <Hit key={resultKey(hit)} hit={hit} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Lessons of one course may lead to the same address, so a result is told by its title as well. */
const resultKey = ({ title, address }: FoundHit) => `${address} ${title.map(({ text }) => text).join("")}`;

/** One result; the whole entry is clickable. */
function Hit({ hit }: { hit: FoundHit }) {
  return (
    <li className="relative border-t border-hairline py-4 first:border-t-0">
      <h3 className="text-[1.1rem] leading-snug md:text-[1.15rem]">
        <a href={hit.address} className="no-underline after:absolute after:inset-0 hover:underline">
          <MarkedText pieces={hit.title} />
        </a>
      </h3>
      {hit.place && <p className="text-[0.9em] text-ink-soft">{hit.place}</p>}
      <p className="mt-1">
        <MarkedText pieces={hit.snippet} />
      </p>
    </li>
  );
}

/** A text with the words of the query marked. Every piece is rendered as text, never as HTML (threats T7). */
function MarkedText({ pieces }: { pieces: FoundPiece[] }) {
  return pieces.map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order
      <mark key={index} className="bg-haldi font-semibold text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** The message key of each kind's name. */
const kindName = {
  course: "kindCourse",
  topic: "kindTopic",
  article: "kindArticle",
  lesson: "kindLesson",
  case: "kindCase",
  classPlan: "kindClassPlan",
  answer: "kindAnswer",
  discussion: "kindDiscussion",
  page: "kindPage",
} as const satisfies Record<FoundKind, string>;
