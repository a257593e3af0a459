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
import { CopyLink } from "@/components/ui/copy-link";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { PrintButton } from "@/components/ui/print-button";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import { afterFirstParagraph } from "@/components/ui/static-html/first-paragraph";
import { articleFileLink } from "@/lib/api/content/kept-files";
import { publicApi } from "@/lib/api/server";
import type { ArticleDetail } from "@/lib/contract/articles";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, langWithin } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { ArticleReviews } from "./article-reviews";
import { ForWhom } from "./for-whom";
import { HelplinesBox } from "./helplines-box";
import { loadRelated } from "./load-articles";
import { loadOrFailure } from "./load-or-failure";
import { LeavePage, NeutralTitle, TitleChoice } from "./private-page";
import { articleData } from "./structured-data";
import { TopicPicture } from "./topic-picture";

type Props = { article: ArticleDetail; topic: string; topicName: string; slug: string; language: Language };

export function ArticleView({ article, topic, topicName, slug, language }: Props) {
  const calls = article.calls ?? [];
  const path = `/topic/${topic}/${slug}`;
  const crumbs = [
    { label: translatorFor(language, "articles")("coreIssues"), href: "/topic" },
    { label: topicName, href: `/topic/${topic}` },
    { label: article.title },
  ];
  // The first paragraph answers the question of the title, so it is the block below the title. Where somebody may be in
  // danger, the numbers to call are there.
  const [answer, rest] = calls.length > 0 ? ["", article.content] : afterFirstParagraph(article.content);
  const forWhom = <ForWhom article={article} language={language} />;
  const titleChoice = article.neutral_title && (
    <TitleChoice title={article.title} neutralTitle={article.neutral_title} language={language} />
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
          {answer && (
            <div className="answer mt-3 flow-root rounded-card bg-peacock-tint px-4 pt-3 pb-2 md:mt-4 md:px-5 md:pt-4">
              {/* `float-end` is unknown to browsers of 2020. */}
              <ArticlePicture article={article} className="float-right mb-1 ms-3 size-14 md:ms-5 md:size-24" />
              <Prose html={answer} />
              {forWhom}
            </div>
          )}
          <ListenRow
            language={language}
            of="article > header h1, article > [role=group] .nobody-answers, article > .answer > .prose, article > .prose"
            html={`${article.title} ${article.content}`}
            recording={article.recording}
            below="nothing"
            above={
              calls.length > 0 && (
                <NobodyAnswers
                  keys={calls}
                  language={language}
                  className="nobody-answers pt-2 text-small leading-snug"
                />
              )
            }
          >
            {calls.length === 0 && article.content_length && (
              <p className="flex items-center gap-2 text-small font-semibold text-ink-soft">
                <Icon name="clock" className="size-5" />
                {article.content_length}
              </p>
            )}
          </ListenRow>
          {answer && titleChoice}
          <Prose html={rest} className="mt-3" />
          {hasDrill(article.content) && <DrillBeat />}
          {!answer && forWhom}
          {!answer && titleChoice}
          <ShareArticle article={article} topic={topic} slug={slug} language={language} />
          <GoDeeper path={path} language={language} />
          {calls.length === 0 && <Neighbours article={article} topic={topic} language={language} />}
          <ArticleOrigin article={article} language={language} />
        </article>
        <ArticleSide article={article} topic={topic} language={language} />
      </div>
    </div>
  );
}

/** Its HTML was sanitised on the server (contract). */
function Prose({ html, className = "" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract)
  return html && <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

function ArticleHead({ article, language }: { article: ArticleDetail; language: Language }) {
  const calls = article.calls ?? [];
  if (calls.length === 0)
    return (
      <header>
        <h1>{article.title}</h1>
      </header>
    );
  return (
    <header className="flex items-start gap-6">
      <div className="min-w-0 flex-1">
        {/* A smaller heading leaves room for the numbers to call in the first view of a phone (rule: danger.first). */}
        <h1 className="max-md:text-title max-md:!leading-[1.35]">{article.title}</h1>
        <CallButtons keys={calls} texts={dangerTexts(language)} className="mt-1.5 md:mt-4" />
      </div>
      {/* On a phone the numbers to call take its place. */}
      <ArticlePicture article={article} className="size-28 shrink-0 max-md:hidden" />
    </header>
  );
}

function ArticlePicture({ article: { icon }, className }: { article: ArticleDetail; className: string }) {
  return icon && <Picture src={icon} alt="" width={112} height={112} className={className} />;
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

function Neighbours({ article: { previous, next }, topic, language }: NeighboursProps) {
  const t = translatorFor(language, "articles");
  if (!previous && !next) return null;
  const rows = [
    { to: next, label: t("nextArticle"), icon: "arrow" },
    { to: previous, label: t("previousArticle"), icon: "back" },
  ] as const;
  return (
    <nav aria-label={t("moreOnTopic")} className="no-print mt-4 border-t border-hairline">
      {rows.map(
        ({ to, label, icon }) =>
          to && (
            <a
              key={icon}
              href={`/topic/${topic}/${to.slug}`}
              className="flex min-h-14 items-center gap-3 border-b border-hairline py-2.5 leading-snug no-underline hover:underline"
            >
              <Icon name={icon} className="size-5" />
              <span className="min-w-0">
                <span className="block text-small text-ink-soft">{label}</span>
                <span className="font-semibold">{to.title}</span>
              </span>
            </a>
          ),
      )}
    </nav>
  );
}

type ArticleSideProps = { article: ArticleDetail; topic: string; language: Language };

/**
 * Beside the article on desktops, below it on phones: the core issues and helplines. Where somebody may be in danger,
 * the helplines are first; the numbers below the title are not repeated.
 */
async function ArticleSide({ article, topic, language }: ArticleSideProps) {
  const t = translatorFor(language, "articles");
  const [{ helplines }, { answer: issues }] = await Promise.all([
    loadRelated(topic, language),
    loadOrFailure(publicApi(language).articles.topics({ language })),
  ]);
  // Every core issue, those of the article first.
  const own = article.tags ?? [];
  const tags = [...own, ...(issues ?? []).filter(({ slug: issue }) => own.every((tag) => tag.slug !== issue))];
  const calls = article.calls ?? [];
  return (
    <aside
      aria-label={t("moreOnTopic")}
      className="no-print flex flex-col gap-6 lg:sticky lg:top-4 lg:self-start lg:pt-2"
    >
      {tags.length > 0 && (
        <nav aria-label={t("tags")} className={calls.length > 0 ? "order-last" : "max-lg:order-last"}>
          <h2 className="text-lead md:text-lead">{t("tags")}</h2>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3">
            {tags.map((tag) => (
              <li key={tag.slug}>
                <a
                  href={`/topic/${tag.slug}`}
                  className="inline-flex min-h-11 items-center gap-2 lowered-0 text-small leading-tight no-underline hover:underline"
                >
                  <TopicPicture slug={tag.slug} px={36} className="size-9 shrink-0" />
                  {tag.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HelplinesBox keys={helplines.filter((key) => !calls.includes(key))} language={language} />
    </aside>
  );
}

/** Links to share, print or keep an article. Plain links: no code of any network is loaded. */
async function ShareArticle({ article, topic, slug, language }: ArticleSideProps & { slug: string }) {
  const t = translatorFor(language, "articles");
  const url = `${settings().portalUrl}/topic/${topic}/${slug}?language=${language}`;
  const text = translatorFor(language, "share")("article", { title: article.title });
  const { name = "" } = article.tags?.find((tag) => tag.slug === topic) ?? {};
  return (
    <section aria-label={t("share")} className="no-print mt-8 flex flex-wrap gap-x-3 gap-y-2.5 max-sm:flex-col">
      <h2 className="w-full text-lead md:text-lead">{t("share")}</h2>
      <WhatsAppLink address={url} text={text} language={language} />
      {/* On a phone one row of small buttons, with the icon above the label. */}
      <div className="flex flex-wrap gap-2 sm:contents max-sm:[&>button]:flex-1 max-sm:[&>button]:flex-col max-sm:[&>button]:gap-1 max-sm:[&>button]:border max-sm:[&>button]:border-line max-sm:[&>button]:px-1 max-sm:[&>button]:text-small max-sm:[&>button]:leading-tight">
        <WebShare address={url} text={text} language={language} />
        <CopyLink address={url} texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: url }} />
        <PrintButton label={t("print")} />
      </div>
      <KeepAsFile
        file={await articleFileLink(article, { topic, topicName: name, slug }, language)}
        kind="article"
        look="quiet"
        language={language}
      />
    </section>
  );
}
