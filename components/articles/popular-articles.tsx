import { getTranslations } from "next-intl/server";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { ArticleCard } from "./article-card";
import { loadOrFailure } from "./load-or-failure";

type Props = { language: Language; most?: number; className?: string };

/**
 * The articles chosen in `content/articles/popular.yaml`, for the home page and an empty search. Renders nothing when
 * the backend does not answer or has no such call.
 */
export async function PopularArticles({ language, most = 6, className = "" }: Props) {
  const t = await getTranslations("articles");
  const { answer } = await loadOrFailure(publicApi(language).articles.popular({ language }));
  const shown = answer?.data.slice(0, most) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="popular-articles" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="popular-articles">{t("popular")}</h2>
        <a href="/article" className="inline-flex min-h-12 items-center font-semibold">
          {t("seeAllArticles")}
        </a>
      </div>
      <ul className="mt-3 grid gap-4 pair:grid-cols-2 lg:grid-cols-3">
        {shown.map((article) => (
          <li key={article.slug} className="pair:max-lg:last:odd:col-span-2">
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
