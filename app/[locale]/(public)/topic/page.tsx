import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { topicsData } from "@/components/articles/structured-data";
import { TopicGrid } from "@/components/articles/topic-grid";
import { TopicMotifs } from "@/components/articles/topic-motifs";
import { CourseList } from "@/components/courses/course-list";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "articles" });
  return pageMetadata({
    language: locale,
    path: "/topic",
    title: t("coreIssues"),
    description: t("coreIssuesDescription"),
  });
}

/** All topics by their motifs, then as cards, with the list of courses (rule: topics.cards). */
export default async function TopicsPage({ params }: Props) {
  const { locale } = await params;
  const api = publicApi(locale);
  const [t, shell, topics, courses] = await Promise.all([
    getTranslations("articles"),
    getTranslations("shell"),
    loadOrFailure(api.articles.topics({ language: locale })),
    loadOrFailure(api.courses.list({ language: locale })),
  ]);
  const crumbs = [{ label: shell("home"), href: "/" }, { label: t("coreIssues") }];
  return (
    <div className="container-page pb-10">
      <StructuredData data={topicsData({ title: t("coreIssues"), language: locale, topics: topics.answer ?? [] })} />
      <Breadcrumb crumbs={crumbs} found={{ path: "/topic", language: locale }} />
      <h1>{t("coreIssues")}</h1>
      <p className="mt-2 mb-6 max-w-2xl">{t("coreIssuesLead")}</p>
      {topics.answer && <TopicMotifs topics={topics.answer} label={t("coreIssues")} className="mb-8" eager />}
      {topics.answer ? <TopicGrid topics={topics.answer} /> : <LoadFailed message={topics.failure} here="/topic" />}
      <p className="mt-6">
        <a href="/article" className="inline-flex min-h-12 items-center font-semibold">
          {t("seeAllArticles")}
        </a>
      </p>
      {courses.answer && (
        <section aria-labelledby="courses" className="mt-8">
          <h2 id="courses" className="mb-5">
            {t("alsoCourses")}
          </h2>
          <CourseList courses={courses.answer} heading="h3" />
        </section>
      )}
    </div>
  );
}
