import { getTranslations } from "next-intl/server";
import type { CourseCard as Course } from "@/lib/contract/courses";
import { CourseCard } from "./course-card";

/** The next course to join, below the page's own next step. */
export async function NextCourses({ courses, wide }: { courses: Course[]; wide: boolean }) {
  const [next] = courses;
  if (!next) return null;
  const t = await getTranslations("dashboard");
  return (
    <section aria-labelledby="next-courses" className="mt-8 min-w-0">
      <h2 id="next-courses">{t("join")}</h2>
      <div className="mt-4">
        <CourseCard course={next} heading="h3" look="secondary" shape={wide ? "compactRow" : "compactBelowTablet"} />
      </div>
    </section>
  );
}
