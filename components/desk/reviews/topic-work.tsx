import type { ReviewTopic } from "@/lib/contract/desk/reviews";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { work: ReviewTopic /** Whether this topic was sent back before. */; returned: boolean; language: Language };

/** What the learner has done in one topic, and what has changed since it was sent back. */
export function TopicWork({ work, returned, language }: Props) {
  const t = translatorFor(language, "desk");
  const { topic, quiz, answers, journal } = work;
  const nothing = !quiz && answers.length === 0 && !journal;
  return (
    <section aria-labelledby={`topic-${work.topicId}`} className="rounded-card border border-hairline bg-white p-4">
      <h2 id={`topic-${work.topicId}`} className="text-[1.15rem]">
        {topic}
      </h2>
      {returned && <p className="text-[0.9em] font-semibold">{t("review.wasReturned")}</p>}
      {nothing && <p className="text-ink-soft">{t("review.nothing")}</p>}
      {quiz && (
        <p className="mt-2">
          <span className="font-semibold">{t("review.quiz")}: </span>
          {quiz.score === null ? t("review.notPassed") : t("review.score", { score: quiz.score })}
          {quiz.reported ? `, ${t("review.reported")}` : `, ${t("review.attempts", { count: quiz.attempts })}`}
          {quiz.newAttempts > 0 && <Changed text={t("review.newAttempts", { count: quiz.newAttempts })} />}
        </p>
      )}
      {answers.length > 0 && (
        <dl className="mt-3 grid gap-2">
          {answers.map(({ question, answer, changed }) => (
            <div key={question}>
              <dt className="text-ink-soft">{question}</dt>
              <dd lang={languageOfScript(answer)} className="whitespace-pre-line [overflow-wrap:anywhere]">
                {answer}
                {changed && <Changed text={t("review.changed")} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {journal && (
        <div className="mt-3">
          <h3 className="text-[1rem]">
            {t("review.journal")}
            {journal.changed && <Changed text={t("review.changed")} />}
          </h3>
          <p className="text-[0.9em] text-ink-soft">{journal.prompt}</p>
          {journal.entry === null ? (
            <p className="mt-1">{t(journal.private ? "review.private" : "review.notWritten")}</p>
          ) : (
            <p lang={languageOfScript(journal.entry)} className="mt-1 border-s-4 border-marigold ps-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {journal.entry}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** A mark in words beside what has changed. */
function Changed({ text }: { text: string }) {
  return <span className="ms-2 inline-block rounded-control bg-haldi px-2 text-[0.85rem] font-semibold text-ink">{text}</span>;
}
