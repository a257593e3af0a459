import { Icon } from "@/components/ui/icon";
import type { ArticleDetail } from "@/lib/contract/articles";

/** Picture, title, summary and reading time of an article. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
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
