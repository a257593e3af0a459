import { getTranslations } from "next-intl/server";
import { publicApi } from "@/lib/api/server";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";
import { ArticleCard } from "./article-card";
import { loadOrFailure } from "./load-or-failure";

type Props = { language: Language; most?: number; className?: string };

/** The articles chosen in `content/articles/popular.yaml`, for the home page and an empty search. Renders nothing when the backend does not answer. */
export async function PopularArticles({ language, most = 6, className = "" }: Props) {
  const t = await getTranslations("articles");
  const chosen = content().popularArticles.slice(0, most);
  const api = publicApi(language);
  const topics = [...new Set(chosen.map((article) => article.topic))];
  const { answer } = await loadOrFailure(Promise.all(topics.map((name) => api.articles.ofTopic({ name, language }))));
  const cards = answer?.flatMap(({ data }) => data) ?? [];
  const shown = chosen.flatMap(({ topic, id }) => cards.filter((card) => card.topic === topic && card.slug === id));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="popular-articles" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="popular-articles">{t("popular")}</h2>
        <a href="/article" className="inline-flex min-h-12 items-center font-semibold">
          {t("seeAllArticles")}
        </a>
      </div>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
