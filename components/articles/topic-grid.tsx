import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { GrowingList } from "./list/growing-list";
import type { Shelf } from "./load-articles";

/** The topics: 4 at first, 4 more at a time (rule: topics.cards). */
const atATime = 4;

export async function TopicGrid({ shelves }: { shelves: Shelf[] }) {
  const t = await getTranslations("articles");
  const entries = shelves.map((shelf, index) => ({
    key: shelf.topic.slug,
    body: <TopicCard shelf={shelf} isFirst={index < atATime} />,
  }));
  return (
    <GrowingList
      entries={entries}
      first={atATime}
      step={atATime}
      moreLabel={t("loadMoreTopics")}
      className="grid gap-3 pair:grid-cols-2 md:gap-5"
    />
  );
}

/** The whole card is clickable; its only link is below, and names the topic. A phone shows the first question alone. */
async function TopicCard({ shelf: { topic, articles }, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const t = await getTranslations("articles");
  const [first] = articles;
  return (
    <article className="relative grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-3 rounded-card border border-hairline bg-white px-4 pt-3 pb-1 transition-colors hover:border-peacock md:gap-x-5 md:px-5 md:pt-5">
      <Picture
        src={topic.image_url}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? "eager" : "lazy"}
        className="size-12 lg:row-span-3 lg:size-24"
      />
      <h2 className="self-center wrap-anywhere text-lead">{topic.name}</h2>
      <div className="col-span-2 mt-1 lg:col-span-1 lg:col-start-2">
        <p className="leading-snug text-ink-soft max-pair:hidden">{topic.description}</p>
        {first && (
          <p className="mt-1 leading-snug">{t("firstQuestion", { question: first.question ?? first.title })}</p>
        )}
      </div>
      <p className="col-span-2 row-start-3 flex flex-wrap items-center justify-between gap-x-4 self-end lg:col-span-1 lg:col-start-2">
        {articles.length > 0 && <span className="text-ink-soft">{t("articleCount", { count: articles.length })}</span>}
        <a
          href={`/topic/${topic.slug}`}
          className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          <span>
            {t("knowMore")}
            <span className="sr-only">: {topic.name}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </article>
  );
}
