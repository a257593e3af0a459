import { HelplineList } from "@/components/pages/helpline-list";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

/** A prefix route (rule: pages.resources): every address below it shows this page; /resources is canonical. */
export const generateMetadata = staticMetadata("Resources");

export default async function ResourcesPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage
      page="Resources"
      language={locale}
      folded
      aside={<PagePicture src="/images/lessons/referring.svg" />}
      first={<HelplineList language={locale} />}
    />
  );
}
