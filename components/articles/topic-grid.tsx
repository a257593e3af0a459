import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { CoreIssueCard } from "@/lib/contract/articles";
import { GrowingList } from "./list/growing-list";

/** The topics: 4 at first, 4 more at a time (rule: topics.cards). */
const atATime = 4;

export async function TopicGrid({ topics }: { topics: CoreIssueCard[] }) {
  const t = await getTranslations("articles");
  const entries = topics.map((topic, index) => ({
    key: topic.slug,
    body: <TopicCard topic={topic} isFirst={index < atATime} />,
  }));
  return (
    <GrowingList
      entries={entries}
      first={atATime}
      step={atATime}
      moreLabel={t("loadMoreTopics")}
      className="grid gap-4 pair:grid-cols-2 md:gap-5"
    />
  );
}

/** The whole card is clickable; its only link is the title, which names the target. */
async function TopicCard({ topic, isFirst }: { topic: CoreIssueCard; isFirst: boolean }) {
  const t = await getTranslations("articles");
  return (
    <article className="relative grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-4 rounded-card border border-hairline bg-white p-4 transition-colors hover:border-peacock md:gap-x-5 md:p-5">
      <Picture
        src={topic.image_url}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? "eager" : "lazy"}
        className="size-16 lg:row-span-3 lg:size-24"
      />
      <h2 className="self-center wrap-anywhere text-[1.2rem] md:text-[1.25rem]">{topic.name}</h2>
      <p className="col-span-2 mt-2 text-ink-soft lg:col-span-1 lg:col-start-2 lg:mt-1">{topic.description}</p>
      <a
        href={`/topic/${topic.slug}`}
        className="col-span-2 row-start-3 inline-flex min-h-12 items-center gap-2 lowered-0 self-end justify-self-start font-semibold no-underline after:absolute after:inset-0 hover:underline lg:col-span-1 lg:col-start-2"
      >
        <span>
          {t("knowMore")}
          <span className="sr-only">: {topic.name}</span>
        </span>
        <Icon name="arrow" className="size-5" />
      </a>
    </article>
  );
}
