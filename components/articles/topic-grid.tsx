import { getTranslations } from "next-intl/server";
import type { CoreIssueCard } from "@/lib/contract/articles";
import { GrowingList } from "./growing-list";
import { TopicCard } from "./topic-card";

/** The topics: 4 at first, 4 more at a time (rule: topics.cards). */
const atATime = 4;

export async function TopicGrid({ topics }: { topics: CoreIssueCard[] }) {
  const t = await getTranslations("articles");
  const entries = topics.map((topic, index) => ({ key: topic.slug, body: <TopicCard topic={topic} isFirst={index < atATime} /> }));
  return <GrowingList entries={entries} first={atATime} step={atATime} moreLabel={t("loadMoreTopics")} className="grid gap-4 md:grid-cols-2 md:gap-5" />;
}
