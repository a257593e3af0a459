import type { WaitingReviewEntry } from "@/lib/contract/desk/reviews";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { reviewAddress } from "../links";

/** The work that waits for review, one entry for each module. */
export function ReviewList({ reviews, language }: { reviews: WaitingReviewEntry[]; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {reviews.map(({ enrollmentId, moduleId, name, course, module, since, again }) => (
        <li key={`${enrollmentId}-${moduleId}`} className="grid gap-x-6 px-4 py-3 md:grid-cols-[1fr_auto]">
          <div>
            <h2 className="text-body">
              <a href={reviewAddress(enrollmentId, moduleId)} className="inline-flex min-h-11 items-center">
                {name}
              </a>
            </h2>
            <p>
              {course}
              {module && ` · ${module}`}
            </p>
          </div>
          <p className="text-small text-ink-soft md:text-end">
            {t("review.since", { date: dateAndTime(since, language) })}
            {again && <span className="block font-semibold text-ink">{t("review.again")}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
