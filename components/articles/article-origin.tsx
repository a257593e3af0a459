import { getTranslations } from "next-intl/server";
import type { ArticleDetail } from "@/lib/contract/articles";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";

/** The author, the date of the last review and the sources of an article (rule: articles.page). */
export async function ArticleOrigin({ article, language }: { article: ArticleDetail; language: Language }) {
  const t = await getTranslations("articles");
  return (
    <footer className="mt-10 border-t border-hairline pt-6 text-[0.95em]">
      <h2 className="text-[1.2rem] md:text-[1.25rem]">{t("about")}</h2>
      <p className="mt-2">
        {article.credit_note} {article.updated_on && t("updated", { date: dayMonthYear(article.updated_on, language) })}
      </p>
      {article.sources && article.sources.length > 0 && (
        <>
          <h3 className="mt-5 text-[1.05rem] md:text-[1.05rem]">{t("sources")}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-soft">
            {article.sources.map((source) => (
              <li key={source.title} lang={languageOfScript(source.title)}>
                <cite>{source.title}</cite>. {source.publisher}
                {source.year ? `, ${source.year}` : ""}
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
