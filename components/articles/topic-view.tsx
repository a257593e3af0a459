import { getTranslations } from "next-intl/server";
import { CourseRows } from "@/components/courses";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { publicApi } from "@/lib/api/server";
import type { ArticleCard as Article, CoreIssueCard, RelatedContent } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { HelplinesBox } from "./helplines-box";
import { LeavePage } from "./leave-page";
import { GrowingList } from "./list/growing-list";
import { LoadFailed, loadOrFailure } from "./load-or-failure";
import { loadRelated } from "./related";
import { listData } from "./structured-data";
import { TitleChoice } from "./title-choice";

/** One topic: its articles, discussions and related content. */
export async function TopicView({ topic, language }: { topic: CoreIssueCard; language: Language }) {
  const api = publicApi(language);
  const path = `/topic/${topic.slug}`;
  const [t, shell, articles, courses, related] = await Promise.all([
    getTranslations("articles"),
    getTranslations("shell"),
    loadOrFailure(api.articles.ofTopic({ name: topic.slug, language })),
    loadOrFailure(api.courses.list({ language })),
    loadRelated(topic.slug, language),
  ]);
  const neutralTitle = articles.answer?.neutral_title;
  const fitting = courses.answer?.filter((course) => related.courses.includes(course.slug)) ?? [];
  const crumbs = [
    { label: shell("home"), href: "/" },
    { label: t("coreIssues"), href: "/topic" },
    { label: topic.name },
  ];
  return (
    <div className="container-page pb-4 md:pb-10">
      <StructuredData data={listData({ title: topic.name, path, language, articles: articles.answer?.data ?? [] })} />
      <Breadcrumb crumbs={crumbs} found={{ path: path, language }} />
      {neutralTitle && <LeavePage neutralTitle={neutralTitle} />}
      <header className="flex items-center gap-4 md:gap-8">
        <Picture src={topic.image_url} alt="" width={144} height={144} className="size-16 shrink-0 md:size-36" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{topic.name}</h1>
          <p className="mt-2 hidden max-w-2xl md:block">{topic.description}</p>
        </div>
      </header>
      <p className="mt-2 md:hidden">{topic.description}</p>
      <section aria-labelledby="articles" className="mt-5 md:mt-8">
        <h2 id="articles" className="mb-3">
          {t("articlesOnTopic")}
        </h2>
        {articles.answer ? (
          <ArticleList articles={articles.answer.data} heading="h3" />
        ) : (
          <LoadFailed message={articles.failure} here={path} />
        )}
      </section>
      {neutralTitle && <TitleChoice title={topic.name} neutralTitle={neutralTitle} language={language} />}
      <HelplinesBox keys={related.helplines} language={language} className="mt-8 max-w-2xl" />
      {fitting.length > 0 && (
        <section aria-labelledby="courses" className="mt-8">
          <h2 id="courses" className="mb-2 md:mb-3">
            {t("relatedCourses")}
          </h2>
          <CourseRows courses={fitting} heading="h3" />
        </section>
      )}
      <RelatedDiscussions discussions={related.discussions} />
      <p className="mt-4 md:mt-8">
        <a
          href="/topic"
          className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold no-underline hover:underline"
        >
          <Icon name="back" className="size-5" />
          {t("backToTopics")}
        </a>
      </p>
    </div>
  );
}

/** The articles of a topic: 3 at first, 3 more at a time (rule: topics.cards). */
const atATime = 3;

async function ArticleList({ articles, heading }: { articles: Article[]; heading: "h2" | "h3" }) {
  const t = await getTranslations("articles");
  const entries = articles.map((article) => ({
    key: article.slug,
    body: <QuestionCard article={article} heading={heading} />,
  }));
  const columns = articles.length > 2 ? "pair:grid-cols-2 lg:grid-cols-3" : "pair:grid-cols-2";
  return (
    <GrowingList
      entries={entries}
      first={atATime}
      step={atATime}
      moreLabel={t("loadMoreArticles")}
      className={`grid gap-3 md:gap-4 ${columns}`}
    />
  );
}

/** An article as its reader's question, so small that a topic's articles fit on a phone. All of it is a link. */
function QuestionCard({ article, heading: Heading }: { article: Article; heading: "h2" | "h3" }) {
  return (
    <article className="relative h-full rounded-card border border-hairline bg-white px-4 py-3 transition-colors hover:border-peacock">
      <Heading className="text-lead leading-snug wrap-anywhere md:text-lead">
        <a href={`/topic/${article.topic}/${article.slug}`} className="after:absolute after:inset-0">
          {article.question ?? article.title}
        </a>
      </Heading>
      <p className="mt-1 text-small text-ink-soft">
        {article.content_type} · {article.content_length}
      </p>
    </article>
  );
}

/** The forum's discussions of a topic. */
async function RelatedDiscussions({ discussions }: Pick<RelatedContent, "discussions">) {
  const t = await getTranslations("articles");
  if (discussions.length === 0) return null;
  return (
    <section aria-labelledby="discussions" className="mt-8">
      <h2 id="discussions">{t("relatedDiscussions")}</h2>
      <ul className="mt-2 max-w-2xl divide-y divide-hairline">
        {discussions.map((discussion) => (
          <li key={discussion.slug} className="py-2">
            <a
              href={`/discussions/view/${discussion.slug}`}
              className="inline-flex min-h-11 items-center gap-2 lowered-0 leading-snug font-semibold no-underline hover:underline"
            >
              {discussion.title}
              <Icon name="arrow" className="size-5" />
            </a>
            <p className="leading-snug text-ink-soft">{discussion.lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
