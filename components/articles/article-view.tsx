import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Icon } from "@/components/ui/icon";
import type { ArticleDetail } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { ArticleOrigin } from "./article-origin";
import { ArticleSide } from "./article-side";
import { LeavePage } from "./leave-page";
import { Neighbours } from "./neighbours";
import { articleData } from "./structured-data";

type Props = { article: ArticleDetail; topic: string; topicName: string; slug: string; language: Language };

export async function ArticleView({ article, topic, topicName, slug, language }: Props) {
  const [t, shell] = await Promise.all([getTranslations("articles"), getTranslations("shell")]);
  const path = `/topic/${topic}/${slug}`;
  const crumbs = [
    { label: shell("home"), href: "/" },
    { label: t("coreIssues"), href: "/topic" },
    { label: topicName, href: `/topic/${topic}` },
    { label: article.title },
  ];
  return (
    <div className={`container-page ${article.neutral_title ? "pb-24" : "pb-10"}`}>
      <StructuredData data={articleData({ article, topicName, path, language })} />
      <Breadcrumb crumbs={crumbs} found={{ path: path, language }} />
      {article.neutral_title && <LeavePage />}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,38rem)_18rem] lg:justify-between lg:gap-16">
        <article lang={language} className="wrap-break-word">
          <ArticleHead article={article} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract) */}
          <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: article.content }} />
          <ArticleOrigin article={article} language={language} />
          <Neighbours article={article} topic={topic} />
        </article>
        <ArticleSide article={article} topic={topic} slug={slug} language={language} />
      </div>
    </div>
  );
}

/** Picture, title, summary and reading time of an article. */
function ArticleHead({ article }: { article: ArticleDetail }) {
  return (
    <header className="flex flex-col-reverse gap-4 border-b border-hairline pb-6 md:flex-row md:items-start md:gap-6">
      <div className="min-w-0 flex-1">
        <h1>{article.title}</h1>
        {article.description && <p className="mt-3 text-ink-soft">{article.description}</p>}
        {article.content_length && (
          <p className="mt-3 flex items-center gap-2 text-[0.95em] font-semibold text-ink-soft">
            <Icon name="clock" className="size-5" />
            {article.content_type} · {article.content_length}
          </p>
        )}
      </div>
      {article.icon && (
        // biome-ignore lint/performance/noImgElement: SVG needs no image service
        <img src={article.icon} alt="" width={112} height={112} className="size-20 shrink-0 md:size-28" />
      )}
    </header>
  );
}
