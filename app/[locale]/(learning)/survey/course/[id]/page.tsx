import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { orRefusal } from "@/components/shell/or-refusal";
import { Conclusion } from "@/components/surveys/conclusion";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Language } from "@/lib/i18n/language";
import { answerOr, visitorPortal } from "@/lib/portal/server";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "surveys" });
  return { title: t("conclusion") };
}

/** The end of a course: its conclusion and its feedback form, for whoever is enrolled (learning §2). */
export default async function ConclusionPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  return orRefusal(locale, async () => {
    const portal = await visitorPortal(locale);
    const here = `/survey/course/${id}`;
    const { status, progress } = await answerOr(portal.learning.getMyCourseInfo({ courseId: id }), here);
    if (!status) redirect(`/info/course/${id}`);
    const [course, { answers }] = await Promise.all([
      answerOr(portal.courses.detail({ id, language: locale }), here),
      answerOr(portal.surveys.readFeedback({ courseId: id }), here),
    ]);
    const t = await getTranslations();
    const crumbs = [
      { label: t("learning.home"), href: "/" },
      { label: t("learning.myCourses"), href: "/dashboard" },
      { label: course.name, href: `/view/course/${course.slug}` },
      { label: t("surveys.conclusion") },
    ];
    return (
      <div className="container-page">
        <Breadcrumb crumbs={crumbs} />
        <Conclusion course={course} progress={progress} answers={answers} language={locale} />
      </div>
    );
  });
}
