import { Icon } from "@/components/ui/icon";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { loadOrFailure } from "./load-or-failure";

type Props = { language: Language; most?: number; className?: string };

/** The articles of `content/articles/popular.yaml` as questions. Nothing when the backend does not answer. */
export async function PopularArticles({ language, most = 6, className = "" }: Props) {
  const t = translatorFor(language, "articles");
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
      <ul className="mt-2 grid border-t border-hairline md:grid-cols-2 md:gap-x-10">
        {shown.map((article) => (
          <li key={article.slug} className="border-b border-hairline max-md:nth-[n+4]:hidden">
            <a
              href={`/topic/${article.topic}/${article.slug}`}
              className="flex min-h-12 items-center gap-3 py-1.5 leading-snug no-underline hover:underline"
            >
              <span className="flex-1 wrap-anywhere">{article.title}</span>
              <Icon name="arrow" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
