import { ArticleIndex } from "@/components/articles/article-index";
import { loadShelves } from "@/components/articles/load-articles";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { listData } from "@/components/articles/structured-data";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = listedMetadata("/article", "articles", "allArticles", "allArticlesDescription");

export default async function AllArticlesPage({ params }: Props) {
  const { locale } = await params;
  const shelves = await loadOrFailure(loadShelves(locale));
  const t = translatorFor(locale, "articles");
  const crumbs = [{ label: t("coreIssues"), href: "/topic" }, { label: t("allArticles") }];
  const all = shelves.answer?.flatMap(({ articles }) => articles) ?? [];
  return (
    <div className="container-page pb-6">
      <StructuredData data={listData({ title: t("allArticles"), path: "/article", language: locale, articles: all })} />
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
