import { CopyLink } from "@/components/ui/copy-link";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { PrintButton } from "@/components/ui/print-button";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import { articleFileLink } from "@/lib/api/content/kept-files";
import { publicApi } from "@/lib/api/server";
import type { ArticleDetail } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { HelplinesBox } from "./helplines-box";
import { loadOrFailure } from "./load-or-failure";
import { loadRelated } from "./related";
import { TopicPicture } from "./topic-picture";

type Props = { article: ArticleDetail; topic: string; slug: string; language: Language };

/** Beside the article on desktops, below it on phones: the core issues, helplines and ways to share it. */
export async function ArticleSide({ article, topic, slug, language }: Props) {
  const t = translatorFor(language, "articles");
  const [{ helplines }, { answer: issues }] = await Promise.all([
    loadRelated(topic, language),
    loadOrFailure(publicApi(language).articles.topics({ language })),
  ]);
  // Every core issue, those of the article first.
  const own = article.tags ?? [];
  const tags = [...own, ...(issues ?? []).filter(({ slug: issue }) => own.every((tag) => tag.slug !== issue))];
  return (
    <aside aria-label={t("moreOnTopic")} className="no-print flex flex-col gap-6 lg:pt-2">
      {tags.length > 0 && (
        <nav aria-label={t("tags")} className="max-lg:order-last">
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
      <HelplinesBox keys={helplines} language={language} urgent={article.calls} />
      <ShareArticle article={article} topic={topic} slug={slug} language={language} />
    </aside>
  );
}

/** Links to share, print or keep an article. Plain links: no code of any network is loaded. */
async function ShareArticle({ article, topic, slug, language }: Props) {
  const t = translatorFor(language, "articles");
  const share = translatorFor(language, "share");
  const url = `${settings().portalUrl}/topic/${topic}/${slug}?language=${language}`;
  const text = share("article", { title: article.title });
  const { name = "" } = article.tags?.find((tag) => tag.slug === topic) ?? {};
  return (
    <section
      aria-label={t("share")}
      className="flex flex-wrap gap-x-3 gap-y-2.5 lg:sticky lg:top-6 lg:w-fit lg:flex-col lg:flex-nowrap [&_:is(a,button)]:max-sm:px-3"
    >
      <h2 className="w-full text-lead md:text-lead">{t("share")}</h2>
      <WhatsAppLink address={url} text={text} language={language} />
      <WebShare address={url} text={text} language={language} />
      <CopyLink address={url} texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: url }} />
      <PrintButton label={t("print")} />
      <KeepAsFile
        file={await articleFileLink(article, { topic, topicName: name, slug }, language)}
        kind="article"
        language={language}
      />
    </section>
  );
}
