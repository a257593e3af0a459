import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { titleOfStep } from "@/components/account/register/form-props";
import { typedTeacher } from "@/components/account/register/typed-registration";
import { loadRegistration } from "@/components/courses/actions";
import { courseOr } from "@/components/courses/course-or";
import { EnrollForm } from "@/components/courses/enroll/enroll-form";
import { enrollTexts } from "@/components/courses/enroll/enroll-texts";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { findVisitor, requestHasSession } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; id: string }>; searchParams: Promise<{ step?: string }> };

/** Not indexed: search engines should find the course's own page, not its form. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale, id }, { step }] = await Promise.all([params, searchParams]);
  const [t, course] = [translatorFor(locale, "course"), await courseOr(id, locale)];
  const metadata = pageMetadata({
    language: locale,
    path: `/info/course/${course.slug}`,
    title: `${t("enrollTitle")}: ${course.name}`,
    description: course.shortDesc,
  });
  const before = await typedTeacher("course", step, locale);
  return { ...metadata, title: titleOfStep(metadata.title, before, "School", locale), robots: { index: false } };
}

/** The form of the course's dialog as a page, which "Enroll now" links to (rule: course.enroll-visitor). */
export default visitorPage<"id">(async ({ language, params: { id }, searchParams }) => {
  const { step } = await searchParams;
  const course = await courseOr(id, language);
  if ((await findVisitor(language)) && (await requestHasSession())) redirect(`/info/course/${course.slug}`);
  const [registration, before] = await Promise.all([
    loadRegistration(language),
    typedTeacher("course", step, language),
  ]);
  const t = translatorFor(language, "course");
  const crumbs = [{ label: course.name, href: `/info/course/${course.slug}` }, { label: t("enrollTitle") }];
  return (
    <div className="container-form">
      <Breadcrumb crumbs={crumbs} language={language} />
      <h1>{t("enrollTitle")}</h1>
      <p className="mt-1 font-semibold">{course.name}</p>
      <div className="mt-4 mb-8 rounded-card border border-hairline bg-white px-4 py-6 md:px-8">
        <EnrollForm
          course={{ id: course.slug, name: course.name }}
          texts={enrollTexts(language)}
          registration={registration}
          before={before}
        />
      </div>
    </div>
  );
});
