import type { CourseCard as Course } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CourseCard } from "./course-card";

/** The next course to join, below the page's own next step. */
export function NextCourses({ courses, wide, language }: { courses: Course[]; wide: boolean; language: Language }) {
  const [next] = courses;
  if (!next) return null;
  const t = translatorFor(language, "dashboard");
  return (
    <section aria-labelledby="next-courses" className="mt-8 min-w-0">
      <h2 id="next-courses">{t("join")}</h2>
      <div className="mt-4">
        <CourseCard
          course={next}
          heading="h3"
          look="secondary"
          shape={wide ? "compactRow" : "compactBelowTablet"}
          language={language}
        />
      </div>
    </section>
  );
}
