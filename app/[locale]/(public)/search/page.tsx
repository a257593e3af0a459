import type { Metadata } from "next";
import { HelplinesBox, loadOrFailure, PopularArticles, TopicPicture } from "@/components/articles";
import { CallButtons } from "@/components/layout/danger/call-buttons";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { SearchForm } from "@/components/layout/header/search-form";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";

import { queryFrom, searchPortal } from "@/components/search/search-portal";

import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { publicApi } from "@/lib/api/server";
import {
  type BestHit,
  type Found,
  type FoundEmergency,
  type FoundHit,
  type FoundKind,
  type FoundPiece,
  mostBest,
} from "@/lib/contract/search";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ query?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = translatorFor((await params).locale, "search");
  const query = queryFrom((await searchParams).query);
  return {
    title: query ? t("resultsFor", { query }) : t("title"),
    description: t("lead"),
    robots: { index: false, follow: true },
  };
}

export default async function SearchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const query = queryFrom((await searchParams).query);
  const outcome = query ? await searchPortal(query, locale) : null;
  const t = translatorFor(locale, "search");
  const found = outcome?.found;
  const calls = found?.calls ?? [];
  const helplines = (found?.helplines ?? []).filter((key) => !calls.includes(key));
  return (
    <div className="container-page pb-10">
      <Breadcrumb crumbs={[{ label: t("title") }]} language={locale} />
      <div className="max-w-[44rem]">
        {/* A smaller heading leaves room in the first view of a phone: for the numbers to call (rule: danger.first), and for
            the results below helplines. */}
        <h1 className={`wrap-anywhere ${calls.length > 0 || helplines.length > 0 ? "text-title" : ""}`}>
          {query ? t("resultsFor", { query }) : t("title")}
        </h1>
        <CallButtons keys={calls} texts={dangerTexts(locale)} className="mt-1" />
        <Emergencies emergencies={found?.emergencies ?? []} language={locale} />
        {!query && <p className="mt-2">{t("lead")}</p>}
        <HelplinesBox
          keys={helplines}
          urgent={helplines.slice(0, 1)}
          language={locale}
          brief={calls.length > 0}
          short
          className="mt-4"
        />
        <div className="mt-4">
          <SearchForm language={locale} query={query} quiet={calls.length > 0 || helplines.length > 0} />
        </div>
        {outcome?.error && (
          <Notice kind="error" className="mt-6">
            {outcome.error}
          </Notice>
        )}
        {found && found.total > 0 && <Results found={found} language={locale} />}
        {found?.total === 0 && (
          <div role="status" className="mt-6">
            <p className="font-semibold">{t("nothing")}</p>
            {found.suggestion && <Suggestion suggestion={found.suggestion} language={locale} />}
            <p className="mt-2">{t("nothingTip")}</p>
            <LinkButton href="/help/assistant" look="secondary" className="mt-3">
              {t("askAssistant")}
            </LinkButton>
          </div>
        )}
      </div>
      {!found?.total && calls.length === 0 && <SuggestedPages language={locale} hasHelplines={helplines.length > 0} />}
    </div>
  );
}

/** The best answer as a card, the next ones below it, and all others folded by kind: nothing is shown twice. */
function Results({ found, language }: { found: Found; language: Language }) {
  const t = translatorFor(language, "search");
  // The best hits; those of the first kinds where a backend does not say which are best.
  const all = found.groups.flatMap(({ kind, hits }) => hits.map((hit) => ({ ...hit, kind })));
  const top = (found.best.length > 0 ? found.best : all).slice(0, mostBest);
  const [best, ...next] = top;
  const shown = new Set(top.map(resultKey));
  const folded = found.groups
    .map(({ kind, hits }) => ({ kind, hits: hits.filter((hit) => !shown.has(resultKey(hit))) }))
    .filter(({ hits }) => hits.length > 0);
  return (
    <>
      <p role="status" className="mt-6 font-semibold">
        {t("count", { count: found.total })}
      </p>
      {found.suggestion && <Suggestion suggestion={found.suggestion} isShown language={language} />}
      {best && (
        <section
          aria-labelledby="best"
          className="relative mt-3 rounded-card border-2 border-peacock bg-white px-4 py-3 hover:bg-peacock-tint md:px-5"
        >
          <p className="text-small font-semibold text-peacock">{t("best")}</p>
          <h2 id="best" className="text-lead leading-snug md:text-title">
            <HitLink hit={best} />
          </h2>
          <HitText hit={best} place={kindAndPlace(best, language)} />
        </section>
      )}
      {next.length > 0 && (
        <ul className="mt-2">
          {next.map((hit) => (
            <Hit key={resultKey(hit)} hit={hit} place={kindAndPlace(hit, language)} heading="h2" />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <section aria-labelledby="more" className="mt-4">
          <h2 id="more" className="border-b border-hairline pb-1 text-lead md:text-lead">
            {t("more")}
          </h2>
          {folded.map(({ kind, hits }) => (
            <HitGroup key={kind} kind={kind} hits={hits} language={language} />
          ))}
        </section>
      )}
    </>
  );
}

/** The other results of one kind, folded. */
function HitGroup({ kind, hits, language }: { kind: FoundKind; hits: FoundHit[]; language: Language }) {
  const t = translatorFor(language, "search");
  return (
    <details id={kind} className="group border-b border-hairline">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 pe-1 after:mb-1 after:size-2.5 after:rotate-45 after:border-e-2 after:border-b-2 after:border-peacock group-open:after:mt-1.5 group-open:after:mb-0 group-open:after:-rotate-135 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lead leading-snug md:text-lead">
          {t(kindName[kind])} <span className="font-normal text-ink-soft">({hits.length})</span>
        </h3>
      </summary>
      {kind === "lesson" && <p className="mb-1 text-small text-ink-soft">{t("lessonNote")}</p>}
      <ul className="pb-2">
        {hits.map((hit) => (
          <Hit key={resultKey(hit)} hit={hit} place={hit.place} heading="h4" />
        ))}
      </ul>
    </details>
  );
}

/** Lessons of one course may lead to the same address, so a result is told by its title as well. */
const resultKey = ({ title, address }: FoundHit) => `${address} ${title.map(({ text }) => text).join("")}`;

/** What a result is, and of which topic or course. The place of a class plan begins with what it is. */
function kindAndPlace({ kind, place }: BestHit, language: Language): string {
  if (kind === "classPlan") return place;
  return [translatorFor(language, "search")(kindName[kind]), place].filter(Boolean).join(" · ");
}

type HitProps = { hit: FoundHit; place: string };

/** One result; the whole entry is clickable. */
function Hit({ hit, place, heading: Heading }: HitProps & { heading: "h2" | "h4" }) {
  return (
    <li className="relative border-t border-hairline py-3 first:border-t-0">
      <Heading
        className={`font-heading leading-snug font-bold ${Heading === "h2" ? "text-lead md:text-lead" : "text-body"}`}
      >
        <HitLink hit={hit} />
      </Heading>
      <HitText hit={hit} place={place} />
    </li>
  );
}

function HitLink({ hit }: { hit: FoundHit }) {
  return (
    <a href={hit.address} className="no-underline after:absolute after:inset-0 hover:underline">
      <MarkedText pieces={hit.title} />
    </a>
  );
}

function HitText({ hit, place }: HitProps) {
  return (
    <>
      {place && <p className="text-small text-ink-soft">{place}</p>}
      <p className="mt-1 leading-snug">
        <MarkedText pieces={hit.snippet} />
      </p>
    </>
  );
}

/** Colours the part of a line that its small letters fill. Headings have empty room above and below this part. */
const highlight =
  "bg-transparent bg-[linear-gradient(to_top,transparent_20%,var(--color-haldi)_20%_64%,transparent_64%)] font-semibold text-ink";

/** A text with the words of the query marked. Every piece is rendered as text, never as HTML (threats T7). */
function MarkedText({ pieces }: { pieces: FoundPiece[] }) {
  return pieces.map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order
      <mark key={index} className={highlight}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

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

type ResultsProps = { suggestion: string; isShown?: boolean; language: Language };

/** A corrected query; `isShown`: its results are shown instead of the original's. */
function Suggestion({ suggestion, isShown = false, language }: ResultsProps) {
  const t = translatorFor(language, "search");
  return (
    <p className="mt-2 wrap-anywhere">
      {t(isShown ? "showingFor" : "didYouMean")}{" "}
      <a
        href={`/search?query=${encodeURIComponent(suggestion)}`}
        className="inline-flex min-h-12 items-center font-semibold"
      >
        {suggestion}
      </a>
    </p>
  );
}

/** What to do first while somebody is in danger of life, above all results (rule: search.emergency). */
function Emergencies({ emergencies, language }: { emergencies: FoundEmergency[]; language: Language }) {
  if (emergencies.length === 0) return null;
  const t = translatorFor(language, "search");
  return emergencies.map(({ id, title, lines, address }) => (
    <section
      key={id}
      aria-labelledby={`emergency-${id}`}
      className="mt-4 rounded-card border-2 border-peacock bg-white px-4 py-3 md:px-5"
    >
      <h2 id={`emergency-${id}`} className="text-lead md:text-lead">
        {title}
      </h2>
      <ol className="mt-2 list-decimal space-y-2 ps-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <a href={address} className="mt-1 inline-flex min-h-12 items-center font-semibold">
        {t("wholeFirstAid")}
      </a>
    </section>
  ));
}

/** For an empty query or no results: the topics, popular articles and helplines, unless helplines are shown above. */
async function SuggestedPages({ language, hasHelplines }: { language: Language; hasHelplines: boolean }) {
  const topics = await loadOrFailure(publicApi(language).articles.topics({ language }));
  const t = translatorFor(language, "search");
  return (
    <>
      <section aria-labelledby="topics" className="mt-8">
        <h2 id="topics">{t("topics")}</h2>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
          {topics.answer?.map((issue) => (
            <li key={issue.slug}>
              <a
                href={`/topic/${issue.slug}`}
                className="inline-flex min-h-12 items-center gap-2 lowered-1 leading-tight no-underline hover:underline max-sm:text-small"
              >
                <TopicPicture slug={issue.slug} px={40} className="size-10 shrink-0" />
                {issue.name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <PopularArticles language={language} most={3} className="mt-8" />
      {!hasHelplines && (
        <HelplinesBox keys={["tele-manas", "child", "emergency"]} language={language} className="mt-8 max-w-2xl" />
      )}
    </>
  );
}
