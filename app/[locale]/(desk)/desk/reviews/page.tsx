import { deskPage } from "@/components/desk/desk-page";
import { Outcome } from "@/components/desk/outcome";
import { DeskPager } from "@/components/desk/pager";
import { ReviewList } from "@/components/desk/reviews/review-list";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ page?: string; outcome?: string }> };
const here = "/desk/reviews";

export const generateMetadata = titleMetadata("desk", "sections.reviews");

/** The work that waits for a review (rule: desk.reviews). */
export default async function DeskReviews({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  return deskPage({
    language: locale,
    here,
    permission: "reviews",
    title: t("sections.reviews"),
    content: async (api) => {
      const { data, page, pages } = await resultOr(
        api.desk.listReviews({ page: Number(query.page ?? 1), language: locale }),
        here,
      );
      return (
        <>
          <p className="mt-1 text-ink-soft">{t("review.lead")}</p>
          <Outcome outcome={query.outcome} language={locale} />
          {data.length === 0 ? (
            <p className="mt-6">{t("review.empty")}</p>
          ) : (
            <ReviewList reviews={data} language={locale} />
          )}
          <DeskPager page={page} pages={pages} language={locale} pageHref={(to) => `${here}?page=${to}`} />
        </>
      );
    },
  });
}
