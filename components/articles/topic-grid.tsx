import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { GrowingList } from "./list/growing-list";
import type { Shelf } from "./load-articles";
import { TopicPicture } from "./topic-picture";

/** The topics: 4 at first, 4 more at a time (rule: topics.cards). */
const atATime = 4;

export function TopicGrid({ shelves, language }: { shelves: Shelf[]; language: Language }) {
  const t = translatorFor(language, "articles");
  const entries = shelves.map((shelf, index) => ({
    key: shelf.topic.slug,
    body: <TopicCard shelf={shelf} isFirst={index < atATime} language={language} />,
    mark: <TopicPicture slug={shelf.topic.slug} px={96} className="size-8 lg:size-12" />,
  }));
  return (
    <GrowingList
      entries={entries}
      first={atATime}
      step={atATime}
      moreLabel={t("loadMoreTopics")}
      className="grid border-t border-hairline pair:grid-cols-2 pair:gap-3 pair:border-t-0 md:gap-5"
      moreClass="col-span-full border-b border-hairline pair:rounded-card pair:border pair:bg-white pair:px-5 pair:hover:border-peacock"
    />
  );
}

/** The whole card is clickable; its only link names the topic. On a phone it is a row with the first question. */
function TopicCard({
  shelf: { topic, articles },
  isFirst,
  language,
}: {
  shelf: Shelf;
  isFirst: boolean;
  language: Language;
}) {
  const t = translatorFor(language, "articles");
  const [first] = articles;
  return (
    <article className="relative grid h-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-hairline transition-colors hover:border-peacock max-pair:border-b max-pair:py-2.5 pair:grid-rows-[auto_1fr_auto] pair:items-start pair:rounded-card pair:border pair:bg-white pair:px-4 pair:pt-4 pair:pb-1 md:gap-x-5 md:px-5">
      <Picture
        src={topic.image_url}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? "eager" : "lazy"}
        className="size-11 pair:size-12 lg:row-span-3 lg:size-24"
      />
      <h2 className="wrap-anywhere text-lead leading-snug md:text-lead pair:col-span-2 pair:self-center lg:self-start">
        {topic.name}
      </h2>
      <div className="max-pair:order-last max-pair:col-start-2 col-span-2 pair:col-span-3 pair:mt-1 lg:col-span-2 lg:col-start-2">
        <p className="leading-snug text-ink-soft max-pair:hidden">{topic.description}</p>
        {first && <p className="leading-snug pair:mt-2">{first.question ?? first.title}</p>}
      </div>
      <p className="flex items-center justify-between gap-x-2 pair:col-span-3 lg:col-span-2 lg:col-start-2">
        {articles.length > 0 && (
          <span className="whitespace-nowrap text-ink-soft max-pair:text-small">
            {t("articleCount", { count: articles.length })}
          </span>
        )}
        <a
          href={`/topic/${topic.slug}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline after:absolute after:inset-0 hover:underline pair:min-h-12 pair:lowered-0"
        >
          <span className="max-pair:sr-only">
            {t("knowMore")}
            <span className="sr-only">: {topic.name}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </article>
  );
}
