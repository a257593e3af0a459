import type { ApiClient } from "@/lib/api/backend";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FigureTable } from "./figure-table";
import { figureCell, figureText, tableTexts } from "./figure-texts";
import { StepsChart } from "./steps-chart";

type CourseFigures = Awaited<ReturnType<ApiClient["desk"]["courseFigures"]>>;
type Props = { figures: CourseFigures; showsTexts: boolean; language: Language };

/** One course: where people stop, which questions are hard or misleading, ratings and what people wrote. */
export function CourseView({ figures, showsTexts, language }: Props) {
  const t = translatorFor(language, "desk");
  if (!figures.course) return <p className="mt-8 text-ink-soft">{t("figures.chooseCourse")}</p>;
  const topicHead = [t("figures.topic"), t("figures.opened"), t("figures.read"), t("figures.quizPassed"), t("figures.done")];
  const questionHead = [t("figures.question"), t("figures.topic"), t("figures.answered"), t("figures.right"), t("figures.fit")];
  const ratingHead = [t("figures.ratings"), t("figures.people")];
  const words = (text: string) => ({ value: text, text });
  return (
    <section aria-labelledby="in-course" className="mt-10 grid gap-8">
      <h2 id="in-course">
        {t("figures.courseTitle")}: {figures.course.label}
      </h2>
      <div className="grid gap-4">
        <h3>{t("figures.topics")}</h3>
        <StepsChart
          title={t("figures.topics")}
          steps={figures.topics.map(({ topic, completed }) => ({ label: topic, people: completed }))}
          textOf={(people) => figureText(people, language)}
        />
        <FigureTable
          caption={t("figures.topics")}
          head={topicHead}
          rows={figures.topics.map(({ topic, opened, read, quizPassed, completed }) => [
            words(topic),
            ...[opened, read, quizPassed, completed].map((figure) => figureCell(figure, language)),
          ])}
          texts={tableTexts(topicHead, language)}
        />
      </div>
      <div>
        <h3>{t("figures.questions")}</h3>
        <p className="mb-3 text-ink-soft">{t("figures.questionsLead")}</p>
        <FigureTable
          caption={t("figures.questions")}
          head={questionHead}
          rows={figures.questions.map(({ topic, question, answered, right, discrimination }) => [
            words(question),
            words(topic),
            figureCell(answered, language),
            { value: right ?? -1, text: right === null ? "–" : `${right}%` },
            { value: discrimination ?? -2, text: discrimination === null ? "–" : discrimination.toFixed(2) },
          ])}
          texts={tableTexts(questionHead, language)}
        />
      </div>
      <div>
        <h3>{t("figures.ratings")}</h3>
        {figures.averageRating !== null && <p className="mb-3">{t("figures.average", { value: figures.averageRating })}</p>}
        {figures.ratings.length === 0 && <p className="text-ink-soft">{t("figures.noRatings")}</p>}
        {figures.ratings.length > 0 && (
          <FigureTable
            caption={t("figures.ratings")}
            head={ratingHead}
            rows={figures.ratings.map(({ stars, people }) => [{ value: stars, text: t("figures.stars", { stars }) }, figureCell(people, language)])}
            texts={tableTexts(ratingHead, language)}
          />
        )}
      </div>
      {showsTexts && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Opinions title={t("figures.feedback")} opinions={figures.feedback} none={t("figures.noTexts")} language={language} />
          <Opinions title={t("figures.reasons")} opinions={figures.reasons} none={t("figures.noTexts")} language={language} />
        </div>
      )}
    </section>
  );
}

type OpinionsProps = { title: string; opinions: CourseFigures["feedback"]; none: string; language: Language };

function Opinions({ title, opinions, none, language }: OpinionsProps) {
  return (
    <div>
      <h3>{title}</h3>
      {opinions.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="mt-2 grid gap-3">
        {opinions.map(({ text, writtenAt }) => (
          <li key={`${writtenAt}${text}`} className="rounded-card border border-hairline bg-white p-3">
            <p lang={languageOfScript(text)} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </p>
            <p className="text-[0.85em] text-ink-soft">{dayMonthYear(writtenAt, language)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
