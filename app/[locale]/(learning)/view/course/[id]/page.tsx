import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompletionAlert } from "@/components/learning/completion-alert";
import { CourseHead } from "@/components/learning/course-head";
import { ModulePath } from "@/components/learning/module-path";
import { orRefusal } from "@/components/shell/or-refusal";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Language } from "@/lib/i18n/language";
import { answerOr, visitorPortal } from "@/lib/portal/server";

type Props = { params: Promise<{ locale: Language; id: string }>; searchParams: Promise<{ refused?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "learning" });
  return { title: t("myCourse") };
}

export default async function MyCoursePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const { refused } = await searchParams;
  return orRefusal(locale, async () => {
    const portal = await visitorPortal(locale);
    const course = await answerOr(portal.learning.modules({ params: { id }, query: { language: locale }, body: {} }), `/view/course/${id}`);
    const [enrollment] = course.enrollment_info;
    if (!enrollment) redirect(`/info/course/${id}`);
    const t = await getTranslations("learning");
    const crumbs = [{ label: t("home"), href: "/" }, { label: t("myCourses"), href: "/dashboard" }, { label: course.course_info.name }];
    return (
      <div className="container-page">
        <Breadcrumb crumbs={crumbs} />
        <CourseHead course={course} enrollment={enrollment} />
        <CompletionAlert course={course} enrollment={enrollment} language={locale} refused={refused} />
        <ModulePath topics={course.moduleTopic_info} />
      </div>
    );
  });
}
