import "@/components/articles/article-index.css";
import { loadShelves, type Shelf } from "@/components/articles/load-articles";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { articlePages, listData } from "@/components/articles/structured-data";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { FilteredList } from "@/components/ui/filter/filtered-list";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/article", "articles", "allArticles", "allArticlesDescription");

export default async function AllArticlesPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const shelves = await loadOrFailure(loadShelves(locale));
  const t = translatorFor(locale, "articles");
  const crumbs = [{ label: t("coreIssues"), href: "/topic" }, { label: t("allArticles") }];
  const all = shelves.answer?.flatMap(({ articles }) => articles) ?? [];
  return (
    <div className="container-page pb-6">
      <StructuredData
        data={listData({ title: t("allArticles"), path: "/article", language: locale, pages: articlePages(all) })}
      />
      <Breadcrumb crumbs={crumbs} path="/article" language={locale} />
      <h1>{t("allArticles")}</h1>
      {shelves.answer ? (
        <p className="mt-2 max-w-2xl">{t("allArticlesLead", { count: all.length, topics: shelves.answer.length })}</p>
      ) : (
        <LoadFailed message={shelves.failure} here="/article" language={locale} />
      )}
      {shelves.answer && <ArticleIndex shelves={shelves.answer} language={locale} />}
      <a
        href={`/feeds/${locale}.xml`}
        type="application/rss+xml"
        className="mt-2 inline-flex min-h-12 items-center font-semibold"
      >
        {t("feed")}
      </a>
    </div>
  );
}

/** So many rows of each topic are on a phone before its own rows are asked for, as on the page of a topic. */
const rowsOnPhone = 3;

/** All topics' articles as rows. A topic in the row at the top shows its own alone, by the address (`#nutrition`). */
function ArticleIndex({ shelves, language }: { shelves: Shelf[]; language: Language }) {
  const t = translatorFor(language, "articles");
  /** The documented field is a text; a row has room for its number alone. */
  const short = (length: string) => {
    const [minutes] = /\d+/.exec(length) ?? [];
    return minutes ? t("minutesShort", { minutes }) : length;
  };
  return (
    <FilteredList
      label={t("byTopic")}
      all={t("allTopics")}
      chips={shelves.map(({ topic }) => ({ id: topic.slug, label: topic.name }))}
    >
      {shelves.map(({ topic, articles }) => (
        <section
          key={topic.slug}
          id={topic.slug}
          aria-labelledby={`${topic.slug}-name`}
          className="article-shelf mt-5 scroll-mt-20 first-of-type:lg:mt-4 pair:mt-7"
        >
          <div className="flex items-center justify-between gap-3">
            <h2 id={`${topic.slug}-name`} className="flex min-w-0 items-center gap-2 text-lead leading-snug">
              <Picture src={topic.image_url} alt="" width={48} height={48} loading="lazy" className="size-8 shrink-0" />
              <a
                href={`/topic/${topic.slug}`}
                className="flex min-h-11 min-w-0 items-center text-ink no-underline hover:underline"
              >
                {topic.name}
              </a>
            </h2>
            {articles.length > rowsOnPhone && (
              <a
                href={`#${topic.slug}`}
                className="article-more inline-flex min-h-11 shrink-0 items-center font-semibold"
              >
                {t("allOfTopic", { count: articles.length })}
                <span className="sr-only">: {topic.name}</span>
              </a>
            )}
          </div>
          <ul className="pair:mt-1 pair:grid pair:grid-cols-2 pair:gap-x-10">
            {articles.map(({ slug, topic: of, title, content_length: length }) => (
              <li key={slug} className="pair:last:odd:col-span-2">
                <a
                  href={`/topic/${of}/${slug}`}
                  className="flex h-full min-h-12 items-baseline justify-between gap-3 border-b border-hairline pt-3 pb-2 leading-snug no-underline hover:underline"
                >
                  <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
                  <span className="shrink-0 whitespace-nowrap text-ink-soft">{short(length)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </FilteredList>
  );
}
