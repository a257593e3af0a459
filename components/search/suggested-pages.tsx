import { HelplinesBox, loadOrFailure, PopularArticles, TopicPicture } from "@/components/articles";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** For an empty query or no results: the topics, popular articles and helplines, unless helplines are shown above. */
export async function SuggestedPages({ language, hasHelplines }: { language: Language; hasHelplines: boolean }) {
  const topics = await loadOrFailure(publicApi(language).articles.topics({ language }));
  const t = translatorFor(language, "search");
  return (
    <>
      <section aria-labelledby="topics" className="mt-8">
        <h2 id="topics">{t("topics")}</h2>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
          {topics.answer?.map((issue) => (
            <li key={issue.slug}>
              <a
                href={`/topic/${issue.slug}`}
                className="inline-flex min-h-12 items-center gap-2 lowered-1 leading-tight no-underline hover:underline max-sm:text-small"
              >
                <TopicPicture slug={issue.slug} px={40} className="size-10 shrink-0" />
                {issue.name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <PopularArticles language={language} most={3} className="mt-8" />
      {!hasHelplines && (
        <HelplinesBox keys={["tele-manas", "child", "emergency"]} language={language} className="mt-8 max-w-2xl" />
      )}
    </>
  );
}
