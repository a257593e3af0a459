import { getTranslations } from "next-intl/server";
import type { CourseCard as Course } from "@/lib/contract/courses";
import { CourseCard } from "./course-card";

/** The next course to join. */
export async function NextCourses({ courses, wide }: { courses: Course[]; wide: boolean }) {
  const [next] = courses;
  if (!next) return null;
  const t = await getTranslations("dashboard");
  return (
    <section aria-labelledby="next-courses" className="mt-8 min-w-0">
      <h2 id="next-courses">{t("join")}</h2>
      <div className="mt-4 max-sm:[&_img]:aspect-[5/2] max-sm:[&_img]:object-cover">
        <CourseCard course={next} heading="h3" shape={wide ? "row" : "rowBelowTablet"} />
      </div>
    </section>
  );
}
