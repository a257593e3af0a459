import { deskPage } from "@/components/desk/desk-page";
import { ReviewView } from "@/components/desk/reviews/review-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; enrollmentId: string }>;
  searchParams: Promise<{ module?: string }>;
};

export const generateMetadata = titleMetadata("desk", "review.title");

/** One module or course that waits. */
export default async function DeskReview({ params, searchParams }: Props) {
  const [{ locale, enrollmentId }, { module = "" }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const here = `/desk/reviews/${enrollmentId}${module ? `?module=${encodeURIComponent(module)}` : ""}`;
  return deskPage({
    language: locale,
    here,
    permission: "reviews",
    title: t("review.title"),
    person: async (api) => {
      const { data } = await resultOr(api.desk.readReview({ enrollmentId, moduleId: module, language: locale }), here);
      const body = (
        <>
          <ReviewView work={data} enrollmentId={enrollmentId} moduleId={module} here={here} language={locale} />
        </>
      );
      return { name: data.name, back: { href: "/desk/reviews", label: t("review.back") }, body };
    },
  });
}
