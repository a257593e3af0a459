import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ArticleCard } from "@/components/articles/article-card";
import { LoadFailed, loadOrFailure } from "@/components/articles/load-or-failure";
import { listData } from "@/components/articles/structured-data";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Picture } from "@/components/ui/picture";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;
export const dynamic = "force-static";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "articles" });
  return pageMetadata({
    language: locale,
    path: "/article",
    title: t("allArticles"),
    description: t("allArticlesDescription"),
  });
}

export default async function AllArticlesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, shell, shelves] = await Promise.all([
    getTranslations("articles"),
    getTranslations("shell"),
    loadOrFailure(loadShelves(locale)),
  ]);
  const crumbs = [
    { label: shell("home"), href: "/" },
    { label: t("coreIssues"), href: "/topic" },
    { label: t("allArticles") },
  ];
  const all = shelves.answer?.flatMap(({ articles }) => articles) ?? [];
  return (
    <div className="container-page pb-10">
      <StructuredData data={listData({ title: t("allArticles"), path: "/article", language: locale, articles: all })} />
      <Breadcrumb crumbs={crumbs} found={{ path: "/article", language: locale }} />
      <h1>{t("allArticles")}</h1>
      {shelves.answer ? (
        <p className="mt-2 max-w-2xl">{t("allArticlesLead", { count: all.length, topics: shelves.answer.length })}</p>
      ) : (
        <LoadFailed message={shelves.failure} here="/article" />
      )}
      <a
        href={`/feeds/${locale}.xml`}
        type="application/rss+xml"
        className="inline-flex min-h-12 items-center font-semibold"
      >
        {t("feed")}
      </a>
      {shelves.answer?.map(({ topic, articles }) => (
        <section key={topic.slug} aria-labelledby={topic.slug} className="mt-8">
          <h2 id={topic.slug} className="flex items-center gap-3">
            <Picture src={topic.image_url} alt="" width={48} height={48} loading="lazy" className="size-12 shrink-0" />
            <a href={`/topic/${topic.slug}`} className="text-ink no-underline hover:underline">
              {topic.name}
            </a>
          </h2>
          <ul className="mt-3 grid gap-4 pair:grid-cols-2">
            {articles.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} heading="h3" hasIcon={false} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

async function loadShelves(language: Language) {
  const api = publicApi(language);
  const topics = await api.articles.topics({ language });
  return Promise.all(
    topics.map(async (topic) => ({
      topic,
      articles: (await api.articles.ofTopic({ name: topic.slug, language })).data,
    })),
  );
}
