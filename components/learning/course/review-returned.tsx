import { ButtonForm } from "@/components/forms/drafts/button-form";
import { Signed } from "@/components/ui/drawn-signs";
import { Notice } from "@/components/ui/notice";
import { backendHas } from "@/lib/api/backend";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { requestReview } from "../course-actions";
import { sectionAddress } from "../steps";
import type { Certifying, certifiedUnits } from "./certified-units";

type Props = Certifying & { returned: ReturnType<typeof certifiedUnits> };

/** Returned work: modules, topics, the reviewer's note, and the button to submit again where the backend takes it. */
export async function ReviewReturned({ returned, course, enrollment, language, rejectedFor }: Props) {
  const sendsAgain = await backendHas("certificates.requestReview");
  const t = translatorFor(language, "learning");
  const answers = translatorFor(language, "answers");
  return (
    <Notice kind="tip" className="mt-6">
      <p className="font-semibold">{t("reviewReturned")}</p>
      {returned.map(({ module_id, name: module, review_note, review_topics: topics }) => (
        <section key={module} className="mt-3">
          {module_id !== null && <h2 className="text-lead">{t("reviewReturnedModule", { module })}</h2>}
          <blockquote className="my-2 border-s-4 border-marigold ps-3 whitespace-pre-line wrap-anywhere">
            {review_note}
          </blockquote>
          {topics.length > 0 && (
            <>
              <p>{t("reviewReturnedTopics", { count: topics.length })}</p>
              <ul className="flex flex-wrap gap-x-5">
                {topics.map(({ topic, name }) => (
                  <li key={topic}>
                    <a
                      href={sectionAddress(topic, "primary", 1)}
                      className="inline-flex min-h-12 items-center font-semibold"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      <p className="mt-2 mb-3">{t(sendsAgain ? "reviewReturnedLead" : "reviewReturnedLessons")}</p>
      {rejectedFor === "review" && (
        <p role="alert" className="mb-3 font-semibold text-sindoor">
          <Signed sign="cross">{answers("reviewUnchanged")}</Signed>
        </p>
      )}
      {sendsAgain && (
        <ButtonForm
          id="request-review"
          action={requestReview}
          label={t("sendForReview")}
          offline={t("tryWhenConnected")}
          hidden={{ language, courseId: course.course_info.slug, enrollmentId: enrollment.id }}
        />
      )}
    </Notice>
  );
}
