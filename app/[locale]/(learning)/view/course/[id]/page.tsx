import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { CompletionAlert } from "@/components/learning/course/completion-alert";
import { CourseDiscussions } from "@/components/learning/course/course-discussions";
import { CourseHead } from "@/components/learning/course/course-head";
import { CourseResources } from "@/components/learning/course/course-resources";
import { CourseTabs, tabsOf } from "@/components/learning/course/course-tabs";
import { CourseOpinion } from "@/components/learning/feedback/course-opinion";
import { MissingList } from "@/components/learning/missing/missing-list";
import { ModulePath } from "@/components/learning/path/course-path";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { answerOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  params: Promise<{ locale: Language; id: string }>;
  searchParams: Promise<{ refused?: string; tab?: string; why?: string }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "learning" });
  return { title: t("myCourse") };
}

export default async function MyCoursePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const { refused, tab, why } = await searchParams;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const course = await answerOr(api.learning.modules({ params: { id }, query: { language: locale }, body: {} }), `/view/course/${id}`);
    const [enrollment] = course.enrollment_info;
    if (!enrollment) redirect(`/info/course/${id}`);
    const t = await getTranslations("learning");
    const { name, slug } = course.course_info;
    const here = `/view/course/${slug}`;
    const chosen = tabsOf(course).find((each) => each === tab) ?? "modules";
    return (
      <div className="container-page">
        <Breadcrumb crumbs={[{ label: t("home"), href: "/" }, { label: t("myCourses"), href: "/dashboard" }, { label: name }]} />
        <CourseHead course={course} enrollment={enrollment} />
        <div id="certificate" className="scroll-mt-4">
          <CompletionAlert course={course} enrollment={enrollment} language={locale} refused={refused} />
        </div>
        <MissingList course={course} language={locale} here={here} open={why === "open"} />
        <CourseTabs course={course} chosen={chosen} here={here} />
        {chosen === "modules" && <ModulePath course={course} />}
        {chosen === "discussions" && <CourseDiscussions course={course} language={locale} />}
        {chosen === "resources" && <CourseResources course={course} />}
        <CourseOpinion courseId={slug} enrollment={enrollment} language={locale} />
        <p className="mt-6 flex flex-wrap gap-x-6">
          <a href={`/my-courses/${slug}`} className="inline-flex min-h-12 items-center">
            {t("allTopics")}
          </a>
          <a href={`/course/unenroll/${slug}`} className="inline-flex min-h-12 items-center text-ink-soft">
            {t("leaveCourse")}
          </a>
        </p>
      </div>
    );
  });
}
