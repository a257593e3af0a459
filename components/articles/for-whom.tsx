import type { ArticleDetail } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { article: Pick<ArticleDetail, "for_whom" | "aims" | "younger">; language: Language };

/** The ages that an article is for, what a reader of each can do afterwards, and where younger readers go. */
export function ForWhom({ article: { for_whom, aims = [], younger }, language }: Props) {
  const t = translatorFor(language, "ages");
  if (!for_whom) return null;
  return (
    <div className="mt-2 text-small text-ink-soft">
      {aims.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span>{for_whom}</span> <span className="underline">{t("whatFor")}</span>
          </summary>
          <ul className="list-disc ps-5 pb-2">
            {aims.map((aim) => (
              <li key={aim}>{aim}</li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="py-2">{for_whom}</p>
      )}
      {younger && (
        <p>
          {t("younger")}{" "}
          <a href={`/topic/${younger.topic}/${younger.slug}`} className="inline-flex min-h-12 items-center underline">
            {younger.title}
          </a>
        </p>
      )}
    </div>
  );
}
