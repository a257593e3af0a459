import type { ReactNode } from "react";
import { HelplinesBox } from "@/components/articles/helplines-box";
import { GrowingList } from "@/components/articles/list/growing-list";
import { loadRelated, loadTopic } from "@/components/articles/load-articles";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { LeavePage, NeutralTitle, TitleChoice } from "@/components/articles/private-page";
import { articlePages, listData } from "@/components/articles/structured-data";
import { CourseRows } from "@/components/courses";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { visitorPage } from "@/components/pages/visitor-page";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { publicApi } from "@/lib/api/server";
import type { ArticleCard as Article, RelatedContent } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"name">(async ({ language, params: { name } }) => {
  const topic = await loadTopic(name, language);
  return pageMetadata({ language, path: `/topic/${name}`, title: topic.name, description: topic.description });
});

export default visitorPage<"name">(async ({ language, params: { name } }) => {
  const topic = await loadTopic(name, language);
  const api = publicApi(language);
  const path = `/topic/${topic.slug}`;
  const [articles, courses, related] = await Promise.all([
    loadOrFailure(api.articles.ofTopic({ name: topic.slug, language })),
    loadOrFailure(api.courses.list({ language })),
    loadRelated(topic.slug, language),
  ]);
  const t = translatorFor(language, "articles");
  const neutralTitle = articles.answer?.neutral_title;
  const fitting = courses.answer?.filter((course) => related.courses.includes(course.slug)) ?? [];
  const crumbs = [{ label: t("coreIssues"), href: "/topic" }, { label: topic.name }];
  return (
    <div className="container-page pb-4 md:pb-10">
      <StructuredData
        data={listData({ title: topic.name, path, language, pages: articlePages(articles.answer?.data ?? []) })}
      />
      <Breadcrumb crumbs={crumbs} path={path} language={language} />
      {neutralTitle && <LeavePage neutralTitle={neutralTitle} language={language} />}
      {neutralTitle && <NeutralTitle neutralTitle={neutralTitle} language={language} />}
      <header className="flex items-center gap-4 md:gap-8">
        <Picture src={topic.image_url} alt="" width={144} height={144} className="size-16 shrink-0 md:size-28" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{topic.name}</h1>
          <p className="mt-2 hidden max-w-2xl md:block">{topic.description}</p>
        </div>
      </header>
      <p className="mt-2 md:hidden">{topic.description}</p>
      <section aria-labelledby="articles" className="mt-5 md:mt-8">
        <h2 id="articles" className="mb-3">
          {t("articlesOnTopic")}
        </h2>
        {articles.answer ? (
          <ArticleList articles={articles.answer.data} language={language} />
        ) : (
          <LoadFailed message={articles.failure} here={path} language={language} />
        )}
      </section>
      {neutralTitle && <TitleChoice title={topic.name} neutralTitle={neutralTitle} language={language} />}
      <HelplinesBox keys={related.helplines} language={language} className="mt-8 max-w-2xl" />
      {fitting.length > 0 && (
        <section aria-labelledby="courses" className="mt-8">
          <h2 id="courses" className="mb-2 md:mb-3">
            {t("relatedCourses")}
          </h2>
          <CourseRows courses={fitting} />
        </section>
      )}
      <RelatedDiscussions discussions={related.discussions} language={language} />
      <p className="mt-4 md:mt-8">
        <a
          href="/topic"
          className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold no-underline hover:underline"
        >
          <Icon name="back" className="size-5" />
          {t("backToTopics")}
        </a>
      </p>
    </div>
  );
});

/** The articles of a topic: 3 at first, 3 more at a time (rule: topics.cards). */
const atATime = 3;

function ArticleList({ articles, language }: { articles: Article[]; language: Language }) {
  const t = translatorFor(language, "articles");
  const entries = articles.map((article) => ({ key: article.slug, body: <ArticleRow article={article} /> }));
  return (
    <GrowingList
      entries={entries}
      step={atATime}
      moreLabel={t("loadMoreArticles")}
      // Three beside one another, as many as come at a time, leave no hole before "Load more".
      className="border-t border-hairline lg:grid lg:grid-cols-3 lg:gap-5 lg:border-t-0"
      moreClass="col-span-full max-pair:border-b max-pair:border-hairline max-lg:pair:mt-4 pair:[&>a]:mx-auto pair:[&>a]:min-h-12 pair:[&>a]:w-fit pair:[&>a]:rounded-control pair:[&>a]:border-2 pair:[&>a]:border-peacock pair:[&>a]:bg-white pair:[&>a]:px-5"
    />
  );
}

/** The rows of a topic's page: one below another on a phone. */
const rows = "grid border-t border-hairline pair:grid-cols-2 pair:gap-x-8";

type LinkRowProps = { href: string; title: string; className?: string; children: ReactNode };

function LinkRow({ href, title, className = "", children }: LinkRowProps) {
  return (
    <article
      className={`relative flex h-full min-h-16 items-center gap-3 border-b border-hairline py-2.5 ${className}`}
    >
      <div className="flex min-w-0 flex-1 flex-col self-stretch">
        <h3 className="text-lead leading-snug wrap-anywhere md:text-lead">
          <a href={href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </a>
        </h3>
        {children}
      </div>
      <Icon name="arrow" className="size-5 text-peacock" />
    </article>
  );
}

function ArticleRow({ article }: { article: Article }) {
  return (
    <LinkRow
      href={`/topic/${article.topic}/${article.slug}`}
      title={article.title}
      className="transition-colors lg:rounded-card lg:border lg:bg-white lg:px-5 lg:py-4 lg:hover:border-peacock lg:[&>svg]:self-end"
    >
      {article.description && <p className="mt-0.5 leading-snug max-pair:hidden">{article.description}</p>}
      <p className="mt-0.5 flex items-center gap-1.5 text-small text-ink-soft lg:mt-auto lg:pt-1.5">
        <Icon name="book" className="size-4" />
        {article.content_type} · {article.content_length}
      </p>
    </LinkRow>
  );
}

function RelatedDiscussions({ discussions, language }: Pick<RelatedContent, "discussions"> & { language: Language }) {
  if (discussions.length === 0) return null;
  return (
    <section aria-labelledby="discussions" className="mt-8">
      <h2 id="discussions" className="mb-2 md:mb-3">
        {translatorFor(language, "articles")("relatedDiscussions")}
      </h2>
      <ul className={rows}>
        {discussions.map(({ slug, title, lead }) => (
          <li key={slug}>
            <LinkRow href={`/discussions/view/${slug}`} title={title}>
              <p className="mt-0.5 leading-snug text-ink-soft">{lead}</p>
            </LinkRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
