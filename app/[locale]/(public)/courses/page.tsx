import { CourseList } from "@/components/courses/course-list";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { itemList } from "@/components/layout/metadata/listed-things";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/courses", "courses", "title", "lead");

export default async function CoursesPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const courses = await publicApi(locale).courses.list({ language: locale });
  const t = translatorFor(locale, "courses");
  const pages = courses.map(({ name, slug }) => ({ name, path: `/info/course/${slug}` }));
  return (
    <div className="container-page">
      <StructuredData data={{ "@context": "https://schema.org", "@graph": [itemList(pages, locale)] }} />
      <Breadcrumb crumbs={[{ label: t("title") }]} path="/courses" language={locale} />
      <h1>{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-2xl">{t("lead")}</p>
      <CourseList courses={courses} heading="h2" loading="eager" language={locale} />
    </div>
  );
}
