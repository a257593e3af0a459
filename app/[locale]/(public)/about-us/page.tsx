import { BeginWithUs } from "@/components/layout/go-deeper";
import { organization } from "@/components/pages/organization";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("About");

export default async function AboutPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage
      page="About"
      language={locale}
      about={[organization(locale)]}
      aside={<PagePicture src="/images/lessons/what-is-adolescence.svg" />}
      action={<BeginWithUs language={locale} />}
    />
  );
}
