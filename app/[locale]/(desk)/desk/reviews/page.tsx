import { deskPage, Outcome } from "@/components/desk/desk-page";
import { DeskPager } from "@/components/desk/links";
import { ReviewList } from "@/components/desk/reviews/review-list";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "sections.reviews");

/** The work that waits for a review (rule: desk.reviews). */
export default deskPage({
  permission: "reviews",
  title: ({ t }) => t("sections.reviews"),
  here: "/desk/reviews",
  async content({ api, t, language, query, here, load }) {
    const { data, page, pages } = await load(api.desk.listReviews({ page: Number(query.page ?? 1), language }));
    return (
      <>
        <p className="mt-1 text-ink-soft">{t("review.lead")}</p>
        <Outcome outcome={query.outcome} language={language} />
        {data.length === 0 ? (
          <p className="mt-6">{t("review.empty")}</p>
        ) : (
          <ReviewList reviews={data} language={language} />
        )}
        <DeskPager page={page} pages={pages} language={language} pageHref={(to) => `${here}?page=${to}`} />
      </>
    );
  },
});
