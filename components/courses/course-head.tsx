import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Stars } from "@/components/ui/stars";
import type { CourseDetail } from "@/lib/contract/courses";
import { formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const fewestRatings = 5;

/** Whether the average is shown: that of fewer ratings is not meaningful. */
export function showsAverage(totalRating: number): boolean {
  return totalRating >= fewestRatings;
}

/** The documented thresholds of the stars (rule: campaign.stars): stars 3 and 4 have the same one. */
const filledAbove = [0.5, 1.5, 3.5, 3.5, 4.75] as const;

/**
 * How much of each of the five stars is filled, in percent, the same on every page. A star is whole from its own number
 * on (the third from an average of 3). Below that, an average above the star's threshold fills the share that it
 * reaches: 4.9 fills 90 % of the fifth star. The third star is never filled in part, because its threshold is 3.5.
 */
export function starFills(average: number): number[] {
  return filledAbove.map((threshold, index) => {
    if (average >= index + 1) return 100;
    return average > threshold ? Math.floor(average * 100 - index * 100) : 0;
  });
}

type Props = { course: CourseDetail; language: Language };

export function CourseHead({ course, language }: Props) {
  return (
    <header>
      <CourseTitle course={course} />
      <CourseCredentials course={course} language={language} className="mt-3 md:mt-4" />
    </header>
  );
}

export function CourseTitle({ course }: Pick<Props, "course">) {
  return (
    <>
      <h1>{course.name}</h1>
      {course.shortDesc && <p className="mt-2 max-w-2xl lg:text-lead">{course.shortDesc}</p>}
    </>
  );
}

/**
 * The rating, and that the course ends with a certificate. The printed number and the label are the mean on every page
 * (rule: rating.mean).
 */
export function CourseCredentials({ course, language, className = "" }: Props & { className?: string }) {
  const t = translatorFor(language, "course");
  const rated = showsAverage(course.total_rating);
  const shown = formatNumber(course.avg_rating, language);
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-2 md:gap-y-3 ${className}`}>
      {course.total_rating > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          {rated && <Stars fills={starFills(course.avg_rating)} label={t("rating", { average: shown })} />}
          {rated && <span className="font-semibold">{shown}</span>}
          <span className="text-ink-soft">{t("reviews", { count: course.total_rating })}</span>
        </p>
      )}
      <p className="flex items-center gap-2 leading-snug font-semibold">
        <Icon name="certificate" className="size-5 text-peacock sm:size-6" />
        {t("includesCertificate")}
      </p>
    </div>
  );
}

type OfferedByProps = Props & { className?: string; children?: ReactNode };

/** Who offers the course. `children`: shown beside it. */
export function OfferedBy({ course, language, className = "", children }: OfferedByProps) {
  const offeredBy = (
    <span className="block text-small text-ink-soft">{translatorFor(language, "course")("offeredBy")}</span>
  );
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-3 ${className}`}>
      <p className="flex items-center gap-3">
        {!course.offered_by_name && offeredBy}
        <Picture src={course.offered_by} alt="" width={160} height={64} className="h-10 w-auto" />
        {course.offered_by_name && (
          <span className="min-w-0 leading-tight wrap-anywhere">
            {offeredBy}
            <span className="font-semibold">{course.offered_by_name}</span>
          </span>
        )}
      </p>
      {children}
    </div>
  );
}
