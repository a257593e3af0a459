import { FilterChips } from "@/components/ui/filter/filter-chips";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import "./article-index.css";
import type { Shelf } from "./load-articles";

/** So many rows of each topic are on a phone before its own rows are asked for, as on the page of a topic. */
const rowsOnPhone = 3;

/** All topics' articles as rows. A topic in the row at the top shows its own alone, by the address (`#nutrition`). */
export function ArticleIndex({ shelves, language }: { shelves: Shelf[]; language: Language }) {
  const t = translatorFor(language, "articles");
  /** The documented field is a text; a row has room for its number alone. */
  const short = (length: string) => {
    const [minutes] = /\d+/.exec(length) ?? [];
    return minutes ? t("minutesShort", { minutes }) : length;
  };
  return (
    <div className="filtered">
      <FilterChips
        label={t("byTopic")}
        all={t("allTopics")}
        chips={shelves.map(({ topic }) => ({ id: topic.slug, label: topic.name }))}
      />
      {shelves.map(({ topic, articles }) => (
        <section
          key={topic.slug}
          id={topic.slug}
          aria-labelledby={`${topic.slug}-name`}
          className="article-shelf mt-5 scroll-mt-20 pair:mt-7"
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
              <li key={slug}>
                <a
                  href={`/topic/${of}/${slug}`}
                  className="flex h-full min-h-12 items-center justify-between gap-3 border-b border-hairline py-2.5 leading-snug no-underline hover:underline"
                >
                  <span className="min-w-0 wrap-anywhere">{title}</span>
                  <span className="shrink-0 whitespace-nowrap text-ink-soft">{short(length)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
