import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { percentToRate, platformRatings } from "@/lib/contract/courses";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { FeedbackForm } from "./feedback-form";
import { RatingForm } from "./rating-form";

type Props = { courseId: string; enrollment: ModulesAnswer["enrollment_info"][number]; language: Language };

/**
 * The folded rating control, from the half of the course on; once rated, the platform feedback is folded below it (rule:
 * rating.steps).
 */
export async function CourseOpinion({ courseId, enrollment, language }: Props) {
  if (enrollment.progress < percentToRate && enrollment.status !== "Completed") return null;
  const t = await getTranslations("learning");
  const stars = Array.from({ length: 10 }, (_, index) => t("rateStars", { stars: (index + 1) / 2 }));
  const rating = {
    legend: t("rateLegend"),
    none: t("rateNone"),
    save: t("rateSave"),
    busy: t("saving"),
    offline: t("ratingOffline"),
    stars,
  };
  const feedback = {
    legend: t("platformLegend"),
    label: t("feedbackLabel"),
    hint: t("feedbackHint"),
    send: t("feedbackSend"),
    busy: t("sending"),
    offline: t("offline"),
  };
  const rated = enrollment.rating !== null || enrollment.feedback !== null;
  return (
    <details className="group/opinion rounded-card border border-hairline bg-white">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <h2 className="flex-1 text-[1.1rem]">{t("rateTitle")}</h2>
        <Icon name="down" className="size-6 transition-transform group-open/opinion:rotate-180" />
      </summary>
      <div className="border-t border-hairline p-4 md:p-6">
        <p className="mb-3 text-ink-soft">{t("rateLead")}</p>
        <RatingForm courseId={courseId} language={language} rating={enrollment.rating} texts={rating} />
        {rated && (
          <details className="group mt-5 border-t border-hairline">
            <summary className="flex min-h-14 items-center gap-3 pt-2">
              <h3 className="flex-1">{t("feedbackTitle")}</h3>
              <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
            </summary>
            <p className="mb-3 text-ink-soft">{t("feedbackLead")}</p>
            <FeedbackForm
              courseId={courseId}
              language={language}
              said={{ feedback: enrollment.feedback ?? "", platformRating: enrollment.platform_rating ?? "" }}
              scale={platformRatings.map((value) => ({ value, label: t(`platform_${value}`) }))}
              texts={feedback}
            />
          </details>
        )}
      </div>
    </details>
  );
}
