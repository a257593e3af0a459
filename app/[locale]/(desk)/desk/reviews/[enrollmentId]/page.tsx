import { ActForm } from "@/components/desk/act-form";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, type Part } from "@/components/desk/desk-page";
import { reviewAddress } from "@/components/desk/links";
import { approveAction, returnAction } from "@/components/desk/reviews/actions";
import { Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import type { ReviewTopic } from "@/lib/contract/desk/reviews";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { languageOfScript } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("desk", "review.title");

export default deskPage<"enrollmentId">({
  permission: "reviews",
  title: ({ t }) => t("review.title"),
  here: ({ params, query }) => reviewAddress(params.enrollmentId, query.module),
  async content({ api, t, language, params, query, form, load }) {
    const work = { ...params, moduleId: query.module ?? "" };
    const { data } = await load(api.desk.readReview({ ...work, language }));
    return {
      name: data.name,
      back: { href: "/desk/reviews", label: t("review.back") },
      body: (
        <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_24rem]">
          <div className="grid content-start gap-4">
            <p>
              <span className="text-ink-soft [overflow-wrap:anywhere]">{data.username}</span>
              <br />
              {data.course}
              {data.module && ` · ${data.module}`}
            </p>
            <Notice>{t("review.whoReads")}</Notice>
            {data.returned && (
              <Notice kind="tip">
                <p className="font-semibold">
                  {t("review.returnedOn", {
                    date: dayMonthYear(data.returned.at, language),
                    topics: data.returned.topics.join(", "),
                  })}
                </p>
                <p lang={languageOfScript(data.returned.note)} className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {data.returned.note}
                </p>
              </Notice>
            )}
            {data.topics.map((topic) => (
              <TopicWork
                key={topic.topicId}
                work={topic}
                returned={data.returned?.topics.includes(topic.topic) ?? false}
                t={t}
              />
            ))}
          </div>
          <div className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
            <Section id="approve" title={t("review.approveTitle")} card>
              <p className="mb-3 text-ink-soft">{t("review.approveLead")}</p>
              <ActForm
                {...form}
                back="/desk/reviews"
                action={approveAction}
                values={work}
                label={t("review.approve")}
                look="primary"
              />
            </Section>
            <Section id="return" title={t("review.returnTitle")} card>
              <p className="mb-3 text-ink-soft">{t("review.returnLead")}</p>
              <DeskForm
                {...form}
                id={`return-${work.enrollmentId}-${work.moduleId}`}
                action={returnAction}
                hidden={work}
                submit={t("review.return")}
                fields={[
                  {
                    kind: "checks",
                    name: "topicIds",
                    label: t("review.topics"),
                    options: data.topics.map(({ topicId, topic }) => ({ value: topicId, label: topic })),
                  },
                  {
                    kind: "area",
                    name: "note",
                    label: t("review.note"),
                    hint: t("review.noteHint"),
                    rows: 5,
                    maxLength: 2000,
                  },
                ]}
              />
            </Section>
          </div>
        </div>
      ),
    };
  },
});

function TopicWork({ work, returned, t }: Pick<Part, "t"> & { work: ReviewTopic; returned: boolean }) {
  const { topic, quiz, answers, journal } = work;
  const nothing = !quiz && answers.length === 0 && !journal;
  return (
    <section aria-labelledby={`topic-${work.topicId}`} className="rounded-card border border-hairline bg-white p-4">
      <h2 id={`topic-${work.topicId}`} className="text-lead">
        {topic}
      </h2>
      {returned && <p className="text-small font-semibold">{t("review.wasReturned")}</p>}
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
          <h3 className="text-body">
            {t("review.journal")}
            {journal.changed && <Changed text={t("review.changed")} />}
          </h3>
          <p className="text-small text-ink-soft">{journal.prompt}</p>
          {journal.entry === null ? (
            <p className="mt-1">{t(journal.private ? "review.private" : "review.notWritten")}</p>
          ) : (
            <p
              lang={languageOfScript(journal.entry)}
              className="mt-1 border-s-4 border-marigold ps-3 whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {journal.entry}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Changed({ text }: { text: string }) {
  return (
    <span className="ms-2 inline-block rounded-control bg-haldi px-2 text-small font-semibold text-ink">{text}</span>
  );
}
