import { StaticPage, staticMetadata } from "@/components/pages/static-page";
import { sharedPage } from "@/components/pages/visitor-page";
import { portalContent } from "@/lib/api/content/portal-content";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("Media");

export default sharedPage(async ({ language }) => (
  <>
    <StaticPage page="Media" language={language} />
    <div className="container-page">
      <MediaArticles language={language} />
    </div>
  </>
));

/** The four press articles (rule: pages.media), each marked as a sample. */
function MediaArticles({ language }: { language: Language }) {
  const t = translatorFor(language, "pages");
  return (
    <ul className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      {portalContent().mediaArticles.map((article) => (
        <li key={article.id}>
          <article className="rounded-card border border-hairline border-t-8 border-t-marigold bg-white px-5 py-5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
              <span className="rounded-control bg-haldi px-2 font-semibold text-ink">{t("sample")}</span>
              <span>{article.publication[language]}</span>
              <time dateTime={article.date}>{dayMonthYear(article.date, language)}</time>
            </p>
            <h2 className="mt-2 text-lead">{article.title[language]}</h2>
            <p className="mt-2">{article.text[language]}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
