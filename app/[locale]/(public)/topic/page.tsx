import { GrowingList } from "@/components/articles/list/growing-list";
import { loadShelves, type Shelf } from "@/components/articles/load-articles";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { listData } from "@/components/articles/structured-data";
import { TopicPicture } from "@/components/articles/topic-picture";
import { CourseRows } from "@/components/courses/course-rows";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/topic", "articles", "coreIssues", "coreIssuesDescription");

/** All topics as cards, with the list of courses (rule: topics.cards). */
export default async function TopicsPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const [shelves, courses] = await Promise.all([
    loadOrFailure(loadShelves(locale)),
    loadOrFailure(publicApi(locale).courses.list({ language: locale })),
  ]);
  const t = translatorFor(locale, "articles");
  const pages = shelves.answer?.map(({ topic }) => ({ name: topic.name, path: `/topic/${topic.slug}` })) ?? [];
  const crumbs = [{ label: t("coreIssues") }];
  return (
    <div className="container-page pb-4 md:pb-10">
      <StructuredData data={listData({ title: t("coreIssues"), path: "/topic", language: locale, pages })} />
      <Breadcrumb crumbs={crumbs} path="/topic" language={locale} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{t("coreIssues")}</h1>
        <a href="/article" className="inline-flex min-h-11 items-center font-semibold">
          {t("seeAllArticles")}
        </a>
      </div>
      <p className="mt-1 mb-3 md:mt-2 md:mb-5">{t("coreIssuesLead")}</p>
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
          <CourseRows courses={courses.answer} />
        </section>
      )}
    </div>
  );
}

/** The topics: 4 at first, 4 more at a time (rule: topics.cards). */
const atATime = 4;

function TopicGrid({ shelves, language }: { shelves: Shelf[]; language: Language }) {
  const t = translatorFor(language, "articles");
  const entries = shelves.map((shelf, index) => ({
    key: shelf.topic.slug,
    body: <TopicCard shelf={shelf} isFirst={index < atATime} language={language} />,
    short: <TopicLink topic={shelf.topic} />,
  }));
  return (
    <GrowingList
      entries={entries}
      step={atATime}
      moreLabel={t("loadMoreTopics")}
      className="grid border-t border-hairline pair:grid-cols-2 pair:gap-3 pair:border-t-0 md:gap-5"
      moreClass="col-span-full border-b border-hairline py-1 pair:rounded-card pair:border pair:bg-white pair:px-5"
    />
  );
}

/** A topic whose card is not shown yet. */
function TopicLink({ topic }: Pick<Shelf, "topic">) {
  return (
    <a
      href={`/topic/${topic.slug}`}
      className="flex h-full min-h-12 items-center gap-2 py-1 text-ink no-underline hover:underline"
    >
      <TopicPicture slug={topic.slug} px={36} className="size-8 shrink-0 lg:size-9" />
      <span className="min-w-0 text-small leading-tight font-semibold wrap-anywhere">{topic.name}</span>
    </a>
  );
}

type TopicCardProps = { shelf: Shelf; isFirst: boolean; language: Language };

/** The whole card is clickable; its only link names the topic. On a phone it is a row with the first question. */
function TopicCard({ shelf: { topic, articles }, isFirst, language }: TopicCardProps) {
  const t = translatorFor(language, "articles");
  const [first] = articles;
  return (
    <article className="relative grid h-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-hairline transition-colors hover:border-peacock max-pair:border-b max-pair:py-2.5 pair:grid-rows-[auto_1fr_auto] pair:items-start pair:rounded-card pair:border pair:bg-white pair:px-4 pair:pt-4 pair:pb-1 md:gap-x-5 md:px-5">
      <Picture
        src={topic.image_url}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? "eager" : "lazy"}
        className="size-11 pair:size-12 lg:row-span-3 lg:size-24"
      />
      <h2 className="wrap-anywhere text-lead leading-snug md:text-lead pair:col-span-2 pair:self-center lg:self-start">
        {topic.name}
      </h2>
      <div className="max-pair:order-last max-pair:col-start-2 col-span-2 pair:col-span-3 pair:mt-1 lg:col-span-2 lg:col-start-2">
        <p className="leading-snug text-ink-soft max-pair:hidden">{topic.description}</p>
        {first && (
          <p className="leading-snug pair:mt-2 pair:border-s-4 pair:border-marigold pair:ps-3">
            {first.question ?? first.title}
          </p>
        )}
      </div>
      <p className="flex items-center justify-between gap-x-2 pair:col-span-3 lg:col-span-2 lg:col-start-2">
        {articles.length > 0 && (
          <span className="whitespace-nowrap text-ink-soft max-pair:text-small">
            {t("articleCount", { count: articles.length })}
          </span>
        )}
        <a
          href={`/topic/${topic.slug}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline after:absolute after:inset-0 hover:underline pair:min-h-12 pair:lowered-0"
        >
          <span className="max-pair:sr-only">
            {t("knowMore")}
            <span className="sr-only">: {topic.name}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </article>
  );
}
