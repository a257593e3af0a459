import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { Celebration } from "@/components/certificates/celebration";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { CaseList } from "@/components/learning/cases/case-list";
import { CertificatePanel } from "@/components/learning/course/certificate-panel";
import { CourseDiscussions } from "@/components/learning/course/course-discussions";
import { CourseHead } from "@/components/learning/course/course-head";
import { CourseResources } from "@/components/learning/course/course-resources";
import { CourseTabs, courseTabs } from "@/components/learning/course/course-tabs";
import { SaveOffline } from "@/components/learning/course/save-offline";
import { CourseOpinion } from "@/components/learning/feedback/course-opinion";
import { MissingList } from "@/components/learning/missing/missing-list";
import { CoursePath } from "@/components/learning/path/course-path";
import { SituationsOffer } from "@/components/learning/situations/situations-offer";
import { CourseWall } from "@/components/learning/wall/course-wall";
import { celebratedWall } from "@/components/learning/wall/wall-of-course";
import { WallPainting } from "@/components/learning/wall/wall-painting";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { ApiClient } from "@/lib/api/backend";
import { resultOr, visitorApi } from "@/lib/api/server";
import { myCourseInput } from "@/lib/api/templates/openers";
import { seenWallCookie } from "@/lib/contract/rules/page-cookies";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; id: string }>;
  searchParams: Promise<{ certificate?: string; rejected?: string; tab?: string; why?: string }>;
};

/** Read once for the head and the page. */
const readMyCourse = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules(myCourseInput(id, language)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const t = translatorFor(locale, "learning");
  const course = await readMyCourse(locale, id).catch(() => null);
  return { title: course ? `${t("myCourse")}: ${course.course_info.name}` : t("myCourse") };
}

export default async function MyCoursePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  const { certificate, rejected, tab, why } = await searchParams;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const course = await resultOr(readMyCourse(locale, id), `/view/course/${id}`);
    const [enrollment] = course.enrollment_info;
    if (!enrollment) redirect(`/info/course/${id}`);
    const t = translatorFor(locale, "learning");
    const { name, slug } = course.course_info;
    const here = `/view/course/${slug}`;
    const celebrated =
      certificate === "issued" && enrollment.certificateId
        ? await readCelebrated(api, enrollment.certificateId, locale, here)
        : null;
    const chosen = courseTabs(course).find((each) => each === tab) ?? "modules";
    return (
      <>
        {celebrated && (
          <Celebration
            data={celebrated}
            certificateId={enrollment.certificateId ?? ""}
            here={here}
            painting={
              <WallPainting wall={celebratedWall(course)} prefix="celebrated" byTurn className="celebration-wall" />
            }
            language={locale}
          />
        )}
        <div className="container-page">
          <Breadcrumb crumbs={[{ label: t("myCourses"), href: "/dashboard" }, { label: name }]} language={locale} />
          <CourseHead course={course} enrollment={enrollment} language={locale} />
          <div id="certificate" className="scroll-mt-4">
            <CertificatePanel course={course} enrollment={enrollment} language={locale} rejectedFor={rejected} />
          </div>
          {/* The celebration shows it. */}
          {!celebrated && (
            <CourseWall course={course} seen={(await cookies()).get(seenWallCookie)?.value} language={locale} />
          )}
          <CourseTabs course={course} chosen={chosen} here={here} language={locale} />
          <div className="mt-3 gap-10 md:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="min-w-0">
              {chosen === "modules" && course.situations_offered && (
                <SituationsOffer courseId={slug} language={locale} />
              )}
              {chosen === "modules" && <CoursePath course={course} language={locale} />}
              {chosen === "modules" && <CaseList cases={course.cases ?? []} courseId={slug} language={locale} />}
              {chosen === "discussions" && <CourseDiscussions course={course} language={locale} />}
              {chosen === "resources" && <CourseResources course={course} language={locale} />}
            </div>
            <div className="no-print mt-2 grid min-w-0 gap-1 lg:mt-0 lg:gap-5">
              <MissingList
                course={course}
                enrollment={enrollment}
                language={locale}
                here={here}
                open={why === "open"}
              />
              {chosen === "modules" && <SaveOffline courseId={slug} language={locale} />}
              {chosen === "modules" && <CourseOpinion courseId={slug} enrollment={enrollment} language={locale} />}
              <p className="flex flex-wrap gap-x-6">
                <a href={`/my-courses/${slug}`} className="inline-flex min-h-12 items-center">
                  {t("allTopics")}
                </a>
                <a href={`/course/unenroll/${slug}`} className="inline-flex min-h-12 items-center text-ink-soft">
                  {t("leaveCourse")}
                </a>
              </p>
            </div>
          </div>
        </div>
      </>
    );
  });
}

/** The certificate that was issued just now. */
async function readCelebrated(api: ApiClient, id: string, language: Language, here: string) {
  const { data } = await resultOr(api.certificates.read({ id, language }), here);
  return data;
}
