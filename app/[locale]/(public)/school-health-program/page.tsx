import { CourseRows } from "@/components/courses/course-rows";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { ThemeList } from "@/components/pages/theme-list";
import { publicApi } from "@/lib/api/server";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("School-Health-Program");

export default async function SchoolHealthProgramPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const courses = await publicApi(locale).courses.list({ language: locale });
  const t = translatorFor(locale, "pages");
  return (
    <StaticPage
      page="School-Health-Program"
      language={locale}
      folded
      aside={<PagePicture src="/images/lessons/active-and-rested.svg" />}
      first={
        <>
          <ThemeList language={locale} />
          <section aria-labelledby="courses" className="mt-8">
            <h2 id="courses" className="mb-3">
              {t("programmeCourses")}
            </h2>
            <CourseRows courses={courses} heading="h3" />
          </section>
        </>
      }
    />
  );
}
