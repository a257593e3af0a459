import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ArticleCard as Article } from "@/lib/contract/articles";

type Props = { article: Article; heading: "h2" | "h3"; hasIcon?: boolean };

/** The whole card is clickable; its only link is the title, which names the target. */
export async function ArticleCard({ article, heading: Heading, hasIcon = true }: Props) {
  const t = await getTranslations("articles");
  const below = hasIcon ? "col-span-2 xl:col-span-1 xl:col-start-2" : "";
  return (
    <article
      className={`relative h-full rounded-card border border-hairline bg-white p-4 transition-colors hover:border-peacock md:p-5 ${hasIcon ? "grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-4" : "flex flex-col"}`}
    >
      {hasIcon && (
        <Picture
          src={article.icon}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-14 md:size-16 xl:row-span-3"
        />
      )}
      <Heading className={`text-[1.15rem] leading-snug wrap-anywhere md:text-[1.2rem] ${hasIcon ? "self-center" : ""}`}>
        {article.title}
      </Heading>
      {article.description && (
        <p className={`text-ink-soft ${below} ${hasIcon ? "mt-2 xl:mt-1" : "mt-1"}`}>{article.description}</p>
      )}
      <p
        className={`mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2 ${below} ${hasIcon ? "row-start-3" : ""}`}
      >
        <span className="flex items-center gap-2 text-[0.9em] text-ink-soft md:text-[0.95em]">
          <Icon name="clock" className="hidden size-5 sm:block" />
          {article.content_type} · {article.content_length}
        </span>
        <a
          href={`/topic/${article.topic}/${article.slug}`}
          className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          <span>
            {t("view")}
            <span className="sr-only">: {article.title}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </article>
  );
}
