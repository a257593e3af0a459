import { Notice } from "@/components/ui/notice";
import type { ReviewWork } from "@/lib/contract/desk/reviews";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { DeskForm } from "../desk-form";
import { formTexts } from "../form-texts";
import { approveAction, returnAction } from "./actions";
import { TopicWork } from "./topic-work";

type Props = { work: ReviewWork; enrollmentId: string; moduleId: string; here: string; language: Language };

/** The work of one module or course, and the decision on it. */
export function ReviewView({ work, enrollmentId, moduleId, here, language }: Props) {
  const t = translatorFor(language, "desk");
  const values = { enrollmentId, moduleId };
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="grid content-start gap-4">
        <p>
          <span className="font-semibold">{work.name}</span> <span className="text-ink-soft [overflow-wrap:anywhere]">{work.username}</span>
          <br />
          {work.course}
          {work.module && ` · ${work.module}`}
        </p>
        <Notice>{t("review.whoReads")}</Notice>
        {work.returned && (
          <Notice kind="tip">
            <p className="font-semibold">
              {t("review.returnedOn", { date: dayMonthYear(work.returned.at, language), topics: work.returned.topics.join(", ") })}
            </p>
            <p lang={languageOfScript(work.returned.note)} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {work.returned.note}
            </p>
          </Notice>
        )}
        {work.topics.map((topic) => (
          <TopicWork key={topic.topicId} work={topic} returned={work.returned?.topics.includes(topic.topic) ?? false} language={language} />
        ))}
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
        <section aria-labelledby="approve" className="rounded-card border border-hairline bg-white p-4">
          <h2 id="approve" className="text-[1.15rem]">
            {t("review.approveTitle")}
          </h2>
          <p className="mb-3 text-ink-soft">{t("review.approveLead")}</p>
          <ActForm action={approveAction} language={language} back="/desk/reviews" values={values} label={t("review.approve")} look="primary" />
        </section>
        <section aria-labelledby="return" className="rounded-card border border-hairline bg-white p-4">
          <h2 id="return" className="text-[1.15rem]">
            {t("review.returnTitle")}
          </h2>
          <p className="mb-3 text-ink-soft">{t("review.returnLead")}</p>
          <DeskForm
            id={`return-${enrollmentId}-${moduleId}`}
            action={returnAction}
            language={language}
            back={here}
            hidden={values}
            texts={formTexts(language, t("review.return"))}
            fields={[
              {
                kind: "checks",
                name: "topicIds",
                label: t("review.topics"),
                options: work.topics.map(({ topicId, topic }) => ({ value: topicId, label: topic })),
              },
              { kind: "area", name: "note", label: t("review.note"), hint: t("review.noteHint"), rows: 5, maxLength: 2000 },
            ]}
          />
        </section>
      </div>
    </div>
  );
}
