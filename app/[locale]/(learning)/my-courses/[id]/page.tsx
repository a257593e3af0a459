import type { Metadata } from "next";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { CourseTopics } from "@/components/learning/course/course-topics";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { readCallError } from "@/lib/api/call-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const t = translatorFor(locale, "learning");
  const answer = await readCourse(locale, id).catch(() => null);
  return { title: answer?.course ? `${answer.course.course_name}: ${t("allTopics")}` : t("allTopics") };
}

/** The topics of a course, each with its lesson, its quiz and the score (rule: dashboard.topics-page). */
export default async function CourseTopicsPage({ params }: Props) {
  const { locale, id } = await params;
  const t = translatorFor(locale, "learning");
  const crumbs = [{ label: t("myCourses"), href: "/my-courses" }];
  return renderOrErrorScreen(locale, async () => {
    const answer = await resultOr(readCourse(locale, id), `/my-courses/${id}`);
    if (answer.failure) respondWithStatus(answer.failure.status);
    const { course } = answer;
    if (course) crumbs.push({ label: course.course_name, href: `/view/course/${course.slug || id}` });
    return (
      <div className="container-page pb-8">
        <Breadcrumb crumbs={[...crumbs, { label: t("allTopics") }]} language={locale} />
        <h1>{t("allTopics")}</h1>
        {course ? (
          <CourseTopics courseId={id} course={course} language={locale} />
        ) : (
          <>
            <Notice kind="error" className="mt-4">
              {answer.failure?.message}
            </Notice>
            <LinkButton href="/dashboard" look="secondary" className="mt-4">
              {t("myCourses")}
            </LinkButton>
          </>
        )}
      </div>
    );
  });
}

/**
 * Read once for the head and the page. When the list cannot be loaded, the message of the error is shown
 * (rule: dashboard.topics-page).
 */
const readCourse = cache(async (language: Language, id: string) => {
  const api = await visitorApi(language);
  try {
    const { data } = await api.learning.myCourse({ params: { id }, query: { language }, body: {} });
    return { course: data[0], failure: null };
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status === 404)
      return { course: undefined, failure: { status: 404 as const, message: failed.message } };
    if (failed?.key === "notEnrolled")
      return { course: undefined, failure: { status: 403 as const, message: failed.message } };
    throw error;
  }
});
