import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { ArticleDetail } from "@/lib/contract/articles";

type Props = { article: ArticleDetail; topic: string };

/** Links to the previous and the next article of the topic. */
export async function Neighbours({ article: { previous, next }, topic }: Props) {
  const t = await getTranslations("articles");
  if (!previous && !next) return null;
  const look = "flex min-h-12 flex-1 items-center gap-3 rounded-card border border-hairline bg-white px-4 py-3 no-underline hover:border-peacock";
  return (
    <nav aria-label={t("moreOnTopic")} className="no-print mt-8 flex flex-col gap-3 md:flex-row">
      {previous && (
        <a href={`/topic/${topic}/${previous.slug}`} className={look}>
          <Icon name="back" className="size-5" />
          <span>
            <span className="block text-[0.85em] text-ink-soft">{t("previousArticle")}</span>
            <span className="font-semibold">{previous.title}</span>
          </span>
        </a>
      )}
      {next && (
        <a href={`/topic/${topic}/${next.slug}`} className={`${look} justify-between text-end`}>
          <span className="ms-auto min-w-0">
            <span className="block text-[0.85em] text-ink-soft">{t("nextArticle")}</span>
            <span className="font-semibold">{next.title}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      )}
    </nav>
  );
}
