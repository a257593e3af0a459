import type { Metadata } from "next";
import { loadShelves } from "@/components/articles/load-articles";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { topicsData } from "@/components/articles/structured-data";
import { TopicGrid } from "@/components/articles/topic-grid";
import { CourseRows } from "@/components/courses/course-rows";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = translatorFor(locale, "articles");
  return pageMetadata({
    language: locale,
    path: "/topic",
    title: t("coreIssues"),
    description: t("coreIssuesDescription"),
  });
}

/** All topics as cards, with the list of courses (rule: topics.cards). */
export default async function TopicsPage({ params }: Props) {
  const { locale } = await params;
  const [shelves, courses] = await Promise.all([
    loadOrFailure(loadShelves(locale)),
    loadOrFailure(publicApi(locale).courses.list({ language: locale })),
  ]);
  const t = translatorFor(locale, "articles");
  const topics = shelves.answer?.map(({ topic }) => topic) ?? [];
  const crumbs = [{ label: t("coreIssues") }];
  return (
    <div className="container-page pb-4 md:pb-10">
      <StructuredData data={topicsData({ title: t("coreIssues"), language: locale, topics })} />
      <Breadcrumb crumbs={crumbs} path="/topic" language={locale} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{t("coreIssues")}</h1>
        <a href="/article" className="inline-flex min-h-11 items-center font-semibold">
          {t("seeAllArticles")}
        </a>
      </div>
      <p className="mt-1 mb-3 max-w-2xl md:mt-2 md:mb-5">{t("coreIssuesLead")}</p>
      {shelves.answer ? (
        <TopicGrid shelves={shelves.answer} language={locale} />
      ) : (
        <LoadFailed message={shelves.failure} here="/topic" language={locale} />
      )}
      {courses.answer && (
        <section aria-labelledby="courses" className="mt-6 md:mt-10">
          <h2 id="courses" className="mb-2 md:mb-3">
            {t("alsoCourses")}
          </h2>
          <CourseRows courses={courses.answer} heading="h3" />
        </section>
      )}
    </div>
  );
}
