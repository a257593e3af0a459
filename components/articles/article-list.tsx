import { getTranslations } from "next-intl/server";
import type { ArticleCard as Article } from "@/lib/contract/articles";
import { ArticleCard } from "./article-card";
import { GrowingList } from "./growing-list";

/** The articles of a topic: 3 at first, 3 more at a time (rule: topics.cards). */
const atATime = 3;

export async function ArticleList({ articles, heading }: { articles: Article[]; heading: "h2" | "h3" }) {
  const t = await getTranslations("articles");
  const entries = articles.map((article) => ({ key: article.slug, body: <ArticleCard article={article} heading={heading} hasIcon={false} /> }));
  const columns = articles.length > 2 ? "md:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-2";
  return <GrowingList entries={entries} first={atATime} step={atATime} moreLabel={t("loadMoreArticles")} className={`grid gap-4 ${columns}`} />;
}
