import { getTranslations } from "next-intl/server";
import { HelplineList } from "@/components/pages/helpline-list";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

/**
 * A prefix route (rule: pages.resources): every address below shows this page and gives /resources as its canonical
 * address.
 */
export const generateMetadata = staticMetadata("Resources");

export default async function ResourcesPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "pages" });
  const aside = (
    <>
      <PagePicture src="/images/lessons/referring.svg" />
      <HelplineList language={locale} />
    </>
  );
  return (
    <StaticPage
      page="Resources"
      language={locale}
      aside={aside}
      folded={[{ id: "helplines", label: t("helplinesTitle") }]}
    />
  );
}
