import "@/components/ui/made/boards.css";
import { Icon } from "@/components/ui/icon";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { loadOrFailure } from "./load-or-failure";

const shown = 2;

/** Two pages as young people read them here, folded, for a parent who decides. None where the backend has no such list. */
export async function RealPages({ language }: { language: Language }) {
  const { answer } = await loadOrFailure(publicApi(language).articles.popular({ language }));
  const t = translatorFor(language, "privacy");
  const pages = await Promise.all(
    (answer?.data ?? []).slice(0, shown).map(async ({ topic, slug }) => {
      const read = await loadOrFailure(publicApi(language).articles.read({ id: topic, slug, language }));
      return read.answer?.data ?? [];
    }),
  );
  const articles = pages.flat();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="real-pages" className="mb-6">
      <h2 id="real-pages" className="text-lead">
        {t("guardianPages", { count: articles.length })}
      </h2>
      <div className="mt-2 grid gap-3">
        {articles.map((article) => (
          <details key={article.slug} className="group rounded-card border border-hairline bg-white">
            <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
              <span className="flex-1">{article.title}</span>
              <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div
              className="prose border-t border-hairline p-4"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded
              dangerouslySetInnerHTML={{ __html: article.content }}
            />
          </details>
        ))}
      </div>
    </section>
  );
}
