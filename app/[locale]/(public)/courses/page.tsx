import type { Graph } from "schema-dts";
import { CourseList } from "@/components/courses/course-list";
import { Breadcrumb, publicAddress } from "@/components/layout/metadata/breadcrumb";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { publicApi } from "@/lib/api/server";
import type { CourseCard } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/courses", "courses", "title", "lead");

export default async function CoursesPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const courses = await publicApi(locale).courses.list({ language: locale });
  const t = translatorFor(locale, "courses");
  const crumbs = [{ label: t("title") }];
  return (
    <div className="container-page">
      <StructuredData data={listGraph(courses, locale)} />
      <Breadcrumb crumbs={crumbs} path="/courses" language={locale} />
      <h1>{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-2xl">{t("lead")}</p>
      <CourseList courses={courses} heading="h2" loading="eager" language={locale} />
    </div>
  );
}

function listGraph(courses: CourseCard[], language: Language): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ItemList",
        itemListElement: courses.map((course, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: course.name,
          url: publicAddress(`/info/course/${course.slug}`, language),
        })),
      },
    ],
  };
}
