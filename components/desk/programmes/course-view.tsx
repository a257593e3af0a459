import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { ApiClient } from "@/lib/api/backend";
import type { FigureFilters, Opinion, OpinionKind } from "@/lib/contract/desk/programmes";
import { dayMonthYear, formatNumber } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import type { FigureCell } from "./figure-table";
import { figureCell, figureText } from "./figure-texts";
import { StepsChart } from "./steps-chart";
import { TableFiles, TableWithFiles } from "./table-files";

type CourseFigures = Awaited<ReturnType<ApiClient["desk"]["courseFigures"]>>;
/** `isExact`: true for staff who may see people, and may therefore read their texts too. */
type Props = { figures: CourseFigures; isExact: boolean; filters: FigureFilters };

/** The figures of one course: where people stop, which questions are hard or misleading, ratings and feedback texts. */
export function CourseView({ figures, isExact, filters }: Props) {
  const { language } = filters;
  const t = translatorFor(language, "desk");
  if (!figures.course) return <p className="mt-8 text-ink-soft">{t("figures.chooseCourse")}</p>;
  if (figures.hidden)
    return (
      <section aria-labelledby="in-course" className="mt-10 grid gap-3">
        <h2 id="in-course">
          {t("figures.courseTitle")}: {figures.course.label}
        </h2>
        <p>{t("figures.tooFew")}</p>
      </section>
    );
  const { gains } = figures;
  const recalledAll = figures.recalled.find(({ topic }) => topic === "");
  const hasRatings = figures.ratings.some(({ people }) => people !== null && people > 0);
  const shown = { filters, isExact };
  return (
    <section aria-labelledby="in-course" className="mt-10 grid grid-cols-1 gap-3 md:gap-8">
      <h2 id="in-course">
        {t("figures.courseTitle")}: {figures.course.label}
      </h2>
      <div className="grid grid-cols-1 gap-4">
        <h3>{t("figures.topics")}</h3>
        <StepsChart
          title={t("figures.topics")}
          steps={figures.topics.map(({ topic, completed }) => ({ label: topic, people: completed }))}
          formatPeople={(people) => figureText(people, language)}
        />
        <TableWithFiles
          {...shown}
          table="topics"
          name={t("figures.topics")}
          head={headIn(language, "topic", "opened", "read", "quizPassed", "done", "droppedOff")}
          rows={figures.topics.map(({ topic, opened, read, quizPassed, completed, droppedOff }) => [
            words(topic),
            ...[opened, read, quizPassed, completed].map((figure) => figureCell(figure, language)),
            percentCell(droppedOff),
          ])}
        />
      </div>
      <CoursePart title={t("figures.questions")}>
        <p className="mb-3 text-ink-soft">{t("figures.questionsLead")}</p>
        <TableWithFiles
          {...shown}
          table="questions"
          name={t("figures.questions")}
          head={headIn(language, "question", "topic", "answered", "right", "fit")}
          rows={figures.questions.map(({ topic, question, answered, right, discrimination }) => [
            words(question),
            words(topic),
            figureCell(answered, language),
            percentCell(right),
            { value: discrimination ?? -2, text: discrimination === null ? "–" : discrimination.toFixed(2) },
          ])}
        />
      </CoursePart>
      {gains && (
        <CoursePart title={t("figures.gains")}>
          <p className="mb-3 text-ink-soft">{t("figures.gainsLead", { of: gains.of })}</p>
          <TableWithFiles
            {...shown}
            table="gains"
            name={t("figures.gains")}
            head={headIn(language, "people", "before", "after", "gain", "deviation")}
            rows={[
              [
                figureCell(gains.people, language),
                ...[gains.before, gains.after, gains.gain, gains.deviation].map((mean) =>
                  mean === null ? { value: -9, text: "–" } : { value: mean, text: formatNumber(mean, language) },
                ),
              ],
            ]}
          />
        </CoursePart>
      )}
      <CoursePart title={t("figures.recall")}>
        {!recalledAll && <p className="text-ink-soft">{t(isExact ? "figures.recallNone" : "figures.recallFew")}</p>}
        {recalledAll && (
          <>
            <p className="mb-1 font-semibold">
              {t("figures.recallSum", {
                known: figureText(recalledAll.known, language),
                asked: figureText(recalledAll.asked, language),
              })}
            </p>
            <p className="mb-3 text-ink-soft">{t("figures.recallLead")}</p>
            <TableWithFiles
              {...shown}
              table="recalled"
              name={t("figures.recall")}
              head={headIn(language, "topic", "recallAsked", "recallKnow", "recallShare")}
              rows={figures.recalled.map((row) => [
                words(row.topic || t("figures.recallAll")),
                figureCell(row.asked, language),
                figureCell(row.known, language),
                percentCell(row.share),
              ])}
            />
          </>
        )}
      </CoursePart>
      <CoursePart title={t("figures.ratings")}>
        {figures.averageRating !== null && (
          <p className="mb-3">{t("figures.average", { value: figures.averageRating })}</p>
        )}
        {!hasRatings && <p className="text-ink-soft">{t(isExact ? "figures.noRatings" : "figures.fewRatings")}</p>}
        {hasRatings && (
          <TableWithFiles
            {...shown}
            table="ratings"
            name={t("figures.ratings")}
            head={headIn(language, "ratings", "people")}
            rows={figures.ratings.map(({ stars, people }) => [
              { value: stars, text: t("figures.stars", { stars }) },
              figureCell(people, language),
            ])}
          />
        )}
      </CoursePart>
      {isExact && (
        <div className="grid gap-x-6 gap-y-3 md:gap-y-6 lg:grid-cols-2">
          <Opinions kind="feedback" opinions={figures.feedback} filters={filters} />
          <Opinions kind="reasons" opinions={figures.reasons} filters={filters} />
        </div>
      )}
    </section>
  );
}

type Texts = ReturnType<typeof messagesIn>["desk"]["figures"];
/** The heads of columns, by their keys in the messages. */
const headIn = (
  language: Language,
  ...keys: { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts][]
): string[] => keys.map((key) => messagesIn(language).desk.figures[key]);

const words = (text: string): FigureCell => ({ value: text, text });
const percentCell = (percent: number | null): FigureCell => ({
  value: percent ?? -1,
  text: percent === null ? "–" : `${percent}%`,
});

const shownAtOnce = 5;

/** The newest texts, most of them folded; the downloaded files have all. */
function Opinions({ kind, opinions, filters }: { kind: OpinionKind; opinions: Opinion[]; filters: FigureFilters }) {
  const { language } = filters;
  const t = translatorFor(language, "desk");
  return (
    <CoursePart title={t(`figures.${kind}`)}>
      {opinions.length === 0 && <p className="text-ink-soft">{t("figures.noTexts")}</p>}
      <OpinionList opinions={opinions.slice(0, shownAtOnce)} language={language} />
      {opinions.length > shownAtOnce && (
        <details className="mt-2">
          <summary className="min-h-11 content-center font-semibold text-peacock">
            {t("figures.moreTexts", { count: opinions.length - shownAtOnce })}
          </summary>
          <OpinionList opinions={opinions.slice(shownAtOnce)} language={language} />
        </details>
      )}
      {opinions.length > 0 && <TableFiles table={kind} name={t(`figures.${kind}`)} filters={filters} isExact />}
    </CoursePart>
  );
}

function OpinionList({ opinions, language }: { opinions: Opinion[]; language: Language }) {
  return (
    <ul className="mt-2 grid gap-3">
      {opinions.map(({ text, writtenAt }) => (
        <li key={`${writtenAt}${text}`} className="rounded-card border border-hairline bg-white p-3">
          <p lang={languageOfScript(text)} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          <p className="text-small text-ink-soft">{dayMonthYear(writtenAt, language)}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A part of a course's figures. On a phone it is folded below its title, also without JavaScript. The content is a
 * sibling of the `<details>`, so that wide screens show it whether that is open or not (rule: course.page).
 */
function CoursePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:border-b max-md:border-hairline">
      <h3 className="max-md:hidden">{title}</h3>
      <details className="group md:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h3>{title}</h3>
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className="max-md:pb-5 max-md:[details:not([open])+&]:hidden">{children}</div>
    </div>
  );
}
