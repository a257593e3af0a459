import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { page: number; pages: number; language: Language; pageHref: (page: number) => string };

/** Links to the pages of a list of the desk. */
export function DeskPager({ page, pages, language, pageHref }: Props) {
  const t = translatorFor(language, "desk");
  if (pages < 2) return null;
  const link = "inline-flex min-h-12 items-center font-semibold";
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center gap-6">
      {page > 1 && (
        <a href={pageHref(page - 1)} className={link} rel="prev">
          {t("previous")}
        </a>
      )}
      <span>{t("pageOf", { page, pages })}</span>
      {page < pages && (
        <a href={pageHref(page + 1)} className={link} rel="next">
          {t("next")}
        </a>
      )}
    </nav>
  );
}
