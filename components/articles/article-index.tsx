import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import type { ArticleCard } from "@/lib/contract/articles";
import "./article-index.css";

type Topic = { slug: string; name: string; image_url: string };
type Props = { shelves: { topic: Topic; articles: ArticleCard[] }[] };

/**
 * The articles of all topics as rows with their minutes. A topic in the row at the top shows its own rows alone, by the
 * address (`#nutrition`): without a script, and as a link that can be sent.
 */
export async function ArticleIndex({ shelves }: Props) {
  const t = await getTranslations("articles");
  /** The documented field is a text; a row has room for its number alone. */
  const short = (length: string) => {
    const [minutes] = /\d+/.exec(length) ?? [];
    return minutes ? t("minutesShort", { minutes }) : length;
  };
  return (
    <div className="article-index">
      <nav id="all" aria-label={t("byTopic")} className="scroll-mt-20">
        <ul className="mt-4 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:flex-wrap">
          {[{ slug: "all", name: t("allTopics") }, ...shelves.map(({ topic }) => topic)].map(({ slug, name }) => (
            <li key={slug} className="shrink-0">
              <a
                href={`#${slug}`}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-white px-3.5 text-[0.95em] no-underline hover:border-peacock"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shelves.map(({ topic, articles }) => (
        <section key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-name`} className="mt-6 scroll-mt-20">
          <h2 id={`${topic.slug}-name`} className="flex items-center gap-3 text-[1.2rem]">
            <Picture src={topic.image_url} alt="" width={48} height={48} loading="lazy" className="size-9 shrink-0" />
            <a href={`/topic/${topic.slug}`} className="text-ink no-underline hover:underline">
              {topic.name}
            </a>
          </h2>
          <ul className="mt-1 pair:grid pair:grid-cols-2 pair:gap-x-10">
            {articles.map(({ slug, topic: of, title, content_length: length }) => (
              <li key={slug}>
                <a
                  href={`/topic/${of}/${slug}`}
                  className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline py-1.5 leading-snug no-underline hover:underline"
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
