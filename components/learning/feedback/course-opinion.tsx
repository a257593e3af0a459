import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { percentToRate, platformRatings } from "@/lib/contract/courses";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { feedbackName } from "../addresses";
import { FeedbackForm, RatingForm } from "./feedback-form";

type Props = { courseId: string; enrollment: ModulesAnswer["enrollment_info"][number]; language: Language };

/** The rating control, from the half of the course on; the feedback folds below it then (rule: rating.steps). */
export async function CourseOpinion({ courseId, enrollment, language }: Props) {
  if (enrollment.progress < percentToRate && enrollment.status !== "Completed") return null;
  const t = translatorFor(language, "learning");
  const stars = Array.from({ length: 10 }, (_, index) => t("rateStars", { stars: (index + 1) / 2 }));
  const { rating, feedback } = messagesIn(language).learning;
  const rated = enrollment.rating !== null || enrollment.feedback !== null;
  return (
    <section
      className="rounded-card border border-hairline bg-white px-4 py-2 sm:p-4 md:p-6"
      aria-labelledby="opinion-heading"
    >
      <h2 id="opinion-heading" className="text-lead">
        {t("rateTitle")}
      </h2>
      {/* Half of a course fits four screens of a phone. */}
      <p className="mt-1 mb-3 text-ink-soft max-sm:hidden">{t("rateLead")}</p>
      <RatingForm
        courseId={courseId}
        language={language}
        rating={enrollment.rating}
        texts={{ ...rating, busy: t("saving"), stars }}
      />
      {rated && (
        <FeedbackForm
          courseId={courseId}
          language={language}
          kept={await readOwnKeptText(feedbackName(courseId))}
          said={{ feedback: enrollment.feedback ?? "", platformRating: enrollment.platform_rating ?? "" }}
          scale={platformRatings.map((value) => ({ value, label: t(`platform_${value}`) }))}
          texts={{ ...feedback, busy: t("sending"), offline: t("offline") }}
        />
      )}
    </section>
  );
}
