import { deskPage } from "@/components/desk/desk-page";
import { reviewAddress } from "@/components/desk/links";
import { ReviewView } from "@/components/desk/reviews/review-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "review.title");

/** One module or course that waits. */
export default deskPage<"enrollmentId">({
  permission: "reviews",
  title: ({ t }) => t("review.title"),
  here: ({ params, query }) => reviewAddress(params.enrollmentId, query.module),
  async content({ api, t, language, params, query, here, load }) {
    const ref = { ...params, moduleId: query.module ?? "" };
    const { data } = await load(api.desk.readReview({ ...ref, language }));
    return {
      name: data.name,
      back: { href: "/desk/reviews", label: t("review.back") },
      body: <ReviewView work={data} {...ref} here={here} language={language} />,
    };
  },
});
