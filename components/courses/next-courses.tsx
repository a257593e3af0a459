import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import type { CourseCard as Course } from "@/lib/contract/courses";
import { CourseCard } from "./course-card";

/** The next course to join; for somebody who has joined them all, the articles. */
export async function NextCourses({ courses, wide }: { courses: Course[]; wide: boolean }) {
  const t = await getTranslations("dashboard");
  const [next] = courses;
  return (
    <section aria-labelledby="next-courses" className="mt-10">
      <h2 id="next-courses">{t(next ? "join" : "allJoined")}</h2>
      {next ? (
        <div className="mt-4">
          <CourseCard course={next} heading="h3" wide={wide} />
        </div>
      ) : (
        <p className="mt-3">
          <LinkButton href="/topic" look="secondary">
            {t("readOn")}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
