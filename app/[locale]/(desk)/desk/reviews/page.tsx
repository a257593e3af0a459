import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { DeskPager, reviewAddress } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { WaitingReviewEntry } from "@/lib/contract/desk/reviews";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "sections.reviews");

/** The work that waits for a review (rule: desk.reviews). */
export default deskPage({
  permission: "reviews",
  title: ({ t }) => t("sections.reviews"),
  here: "/desk/reviews",
  async content({ api, t, language, query, here, load, part }) {
    const { data, page, pages } = await load(api.desk.listReviews({ page: query.page, language }));
    return (
      <>
        <p className="mt-1 text-ink-soft">{t("review.lead")}</p>
        <Outcome outcome={query.outcome} t={t} />
        {data.length === 0 ? <p className="mt-6">{t("review.empty")}</p> : <ReviewList reviews={data} {...part} />}
        <DeskPager page={page} pages={pages} t={t} pageHref={(to) => `${here}?page=${to}`} />
      </>
    );
  },
});

function ReviewList({ reviews, t, language }: Part & { reviews: WaitingReviewEntry[] }) {
  return (
    <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {reviews.map(({ enrollmentId, moduleId, name, course, module, since, again }) => (
        <li key={`${enrollmentId}-${moduleId}`} className="grid gap-x-6 px-4 py-3 md:grid-cols-[1fr_auto]">
          <div>
            <h2 className="text-body">
              <a href={reviewAddress(enrollmentId, moduleId)} className="inline-flex min-h-11 items-center">
                {name}
              </a>
            </h2>
            <p>
              {course}
              {module && ` · ${module}`}
            </p>
          </div>
          <p className="text-small text-ink-soft md:text-end">
            {t("review.since", { date: dateAndTime(since, language) })}
            {again && <span className="block font-semibold text-ink">{t("review.again")}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
