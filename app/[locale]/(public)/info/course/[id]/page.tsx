import "@/components/ui/made/scenes.css";
import type { Metadata } from "next";
import { CoBrand } from "@/components/courses/co-brand";
import { CourseFacts, Objectives } from "@/components/courses/course-facts";
import { courseGraph } from "@/components/courses/course-graph";
import { CourseHead, OfferedBy } from "@/components/courses/course-head";
import { courseOr } from "@/components/courses/course-or";
import { CourseParts } from "@/components/courses/course-parts";
import { EnrollPanel } from "@/components/courses/enroll/enroll-panel";
import { IntroFilm } from "@/components/courses/intro-film";
import { ShareLinks } from "@/components/courses/share-links";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const course = await courseOr(id, locale);
  return pageMetadata({
    language: locale,
    path: `/info/course/${course.slug}`,
    title: course.name,
    description: course.shortDesc,
  });
}

export default async function CourseInfoPage({ params }: Props) {
  const { locale, id } = await params;
  const course = await courseOr(id, locale);
  const t = translatorFor(locale, "course");
  const path = `/info/course/${course.slug}`;
  const crumbs = [{ label: translatorFor(locale, "shell")("courses"), href: "/courses" }, { label: course.name }];
  return (
    <div className="container-page">
      <StructuredData data={courseGraph({ course, language: locale, path })} />
      <Breadcrumb crumbs={crumbs} path={path} language={locale} />
      {/* Phones: one column, facts before the picture, the action fixed to the lower edge. Desktops: all three stay at the side. */}
      <article className="flex flex-col gap-4 sm:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12 [&_:is(a,button,summary)]:scroll-mb-24">
        <CourseHead course={course} language={locale} />
        <aside className="contents lg:sticky lg:top-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:flex lg:flex-col lg:overflow-hidden lg:rounded-card lg:border lg:border-hairline lg:bg-white">
          <CourseFacts
            course={course}
            className="max-sm:-mt-2 sm:max-lg:grid-cols-4 lg:order-last lg:border-t lg:border-hairline lg:px-5 lg:py-5"
            language={locale}
          />
          <div className="lg:[&_a]:rounded-none lg:[&_details]:mx-5">
            <IntroFilm course={course} language={locale} eager />
          </div>
          <div className="action-bar sticky bottom-0 z-[15] order-last -mx-4 border-t border-hairline bg-white px-4 py-3 low:static low:order-none lg:static lg:order-none lg:mx-0 lg:border-0 lg:px-5 lg:pt-5 lg:pb-1">
            <EnrollPanel course={course} language={locale} />
          </div>
        </aside>
        <OfferedBy course={course} language={locale} className="lg:-mt-2">
          <CoBrand partners={course.partners} label={t("withPartner")} />
        </OfferedBy>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Objectives objectives={course.learning_objective} language={locale} />
          <CourseParts course={course} language={locale} />
          <ShareLinks course={course} language={locale} />
        </div>
      </article>
    </div>
  );
}
