import { Picture } from "@/components/ui/picture";
import "@/components/ui/made/boards.css";
import "@/components/ui/made/exercises.css";
import { Fragment } from "react";
import { CallButtons } from "@/components/layout/danger/call-buttons";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { hasDrill } from "@/components/layout/drill/beat";
import { DrillBeat } from "@/components/layout/drill/drill-beat";
import { GoDeeper } from "@/components/layout/go-deeper";
import { ListenRow } from "@/components/layout/listen/listen-row";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import type { ArticleDetail } from "@/lib/contract/articles";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, langWithin } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ArticleReviews } from "./article-reviews";
import { ArticleSide } from "./article-side";
import { ForWhom } from "./for-whom";
import { LeavePage } from "./leave-page";
import { articleData } from "./structured-data";
import { NeutralTitle, TitleChoice } from "./title-choice";

type Props = { article: ArticleDetail; topic: string; topicName: string; slug: string; language: Language };

export function ArticleView({ article, topic, topicName, slug, language }: Props) {
  const t = translatorFor(language, "articles");
  const calls = article.calls ?? [];
  const path = `/topic/${topic}/${slug}`;
  const crumbs = [
    { label: t("coreIssues"), href: "/topic" },
    { label: topicName, href: `/topic/${topic}` },
    { label: article.title },
  ];
  // Where somebody may be in danger, what helps follows the numbers to call, and this comes after it.
  const facts = (
    <>
      <ForWhom article={article} language={language} />
      {article.neutral_title && (
        <TitleChoice title={article.title} neutralTitle={article.neutral_title} language={language} />
      )}
    </>
  );
  return (
    <div className="container-page pb-10">
      <StructuredData data={articleData({ article, topicName, path, language })} />
      <Breadcrumb crumbs={crumbs} path={path} language={language} />
      {article.neutral_title && <LeavePage neutralTitle={article.neutral_title} language={language} />}
      {article.neutral_title && <NeutralTitle neutralTitle={article.neutral_title} language={language} />}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,38rem)_18rem] lg:justify-between lg:gap-16">
        <article lang={language} className="wrap-break-word">
          <ArticleHead article={article} language={language} />
          <ListenRow
            language={language}
            of="article > header h1, article > header h1 ~ p, article > .prose"
            html={`${article.title} ${article.description ?? ""} ${article.content}`}
            recording={article.recording}
            below="nothing"
          >
            {calls.length > 0 && <NobodyAnswers keys={calls} language={language} className="text-small leading-snug" />}
            {article.content_length && calls.length === 0 && (
              <p className="flex items-center gap-2 text-small font-semibold text-ink-soft">
                <Icon name="clock" className="size-5" />
                {article.content_length}
              </p>
            )}
          </ListenRow>
          {calls.length === 0 && facts}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract) */}
          <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: article.content }} />
          {hasDrill(article.content) && <DrillBeat />}
          {calls.length > 0 && facts}
          <GoDeeper path={path} language={language} />
          {calls.length === 0 && <Neighbours article={article} topic={topic} language={language} />}
          <ArticleOrigin article={article} language={language} />
        </article>
        <ArticleSide article={article} topic={topic} slug={slug} language={language} />
      </div>
    </div>
  );
}

/** Picture, title and summary of an article. */
function ArticleHead({ article, language }: { article: ArticleDetail; language: Language }) {
  const calls = article.calls ?? [];
  return (
    <header className="flex flex-col-reverse gap-4 border-b border-hairline pb-3 md:flex-row md:items-start md:gap-6 md:pb-4">
      <div className="min-w-0 flex-1">
        <h1 className={calls.length > 0 ? "!leading-[1.35]" : ""}>{article.title}</h1>
        <CallButtons keys={calls} texts={dangerTexts(language)} className="mt-2" />
        {calls.length === 0 && article.description && (
          <p className="mt-2 text-ink-soft md:mt-3">{article.description}</p>
        )}
      </div>
      {article.icon && (
        // On a phone the title, or the numbers to call, stand where the picture does.
        <Picture src={article.icon} alt="" width={112} height={112} className="size-28 shrink-0 max-md:hidden" />
      )}
    </header>
  );
}

/** The author, the date of the last change, the reviews and the sources of an article (rule: articles.page). */
function ArticleOrigin({ article, language }: { article: ArticleDetail; language: Language }) {
  const t = translatorFor(language, "articles");
  return (
    <footer className="mt-8 text-small">
      <h2 className="text-lead md:text-lead">{t("about")}</h2>
      <p className="mt-1">
        {article.credit_note} {article.updated_on && t("updated", { date: dayMonthYear(article.updated_on, language) })}
      </p>
      <ArticleReviews reviews={article.review} language={language} t={t} />
      {article.sources && article.sources.length > 0 && (
        <Fold id="sources" heading="h3" title={t("sources")} className="mt-2 border-t">
          <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
            {article.sources.map((source) => (
              <li key={source.title}>
                <cite lang={langWithin(language, source.title)}>{source.title}</cite>.{" "}
                <span lang={langWithin(language, source.publisher)}>{source.publisher}</span>
                {source.year ? `, ${source.year}` : ""}
                <SourceLinks addresses={[source.address, source.second_address]} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </footer>
  );
}

/** The hosts of the addresses as links, after the name of a source. */
function SourceLinks({ addresses }: { addresses: (string | undefined)[] }) {
  return addresses
    .filter((address) => address?.startsWith("https://"))
    .map((address, index) => (
      <Fragment key={address}>
        {index === 0 ? ". " : ", "}
        <a href={address} className="underline">
          {new URL(address ?? "").host}
        </a>
      </Fragment>
    ));
}

type NeighboursProps = { article: ArticleDetail; topic: string; language: Language };

/** Links to the previous and the next article of the topic. */
function Neighbours({ article: { previous, next }, topic, language }: NeighboursProps) {
  const t = translatorFor(language, "articles");
  if (!previous && !next) return null;
  const look =
    "flex min-h-12 flex-1 items-center gap-3 rounded-card border border-hairline bg-white px-4 py-3 no-underline hover:border-peacock";
  return (
    <nav aria-label={t("moreOnTopic")} className="no-print mt-4 flex flex-col gap-3 md:flex-row">
      {previous && (
        <a href={`/topic/${topic}/${previous.slug}`} className={look}>
          <Icon name="back" className="size-5" />
          <span>
            <span className="block text-small text-ink-soft">{t("previousArticle")}</span>
            <span className="font-semibold">{previous.title}</span>
          </span>
        </a>
      )}
      {next && (
        <a href={`/topic/${topic}/${next.slug}`} className={`${look} justify-between text-end`}>
          <span className="ms-auto min-w-0">
            <span className="block text-small text-ink-soft">{t("nextArticle")}</span>
            <span className="font-semibold">{next.title}</span>
          </span>
          <Icon name="arrow" className="size-5" />
        </a>
      )}
    </nav>
  );
}
