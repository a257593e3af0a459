import type { ArticleDetail } from "@/lib/contract/articles";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import type { Translator } from "@/lib/platform/i18n/messages";

type Props = { reviews: ArticleDetail["review"]; language: Language; t: Translator<"articles"> };

/** Who checked what of an article, and when; nothing where nobody has. */
export function ArticleReviews({ reviews = [], language, t }: Props) {
  return reviews.map(({ what, by, on }) => (
    <p key={`${what} ${by} ${on}`} className="mt-2">
      {t("reviewed", { by, date: dayMonthYear(on, language), part: t(`reviewedPart.${what}`) })}
    </p>
  ));
}
