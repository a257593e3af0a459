import { BeginWithUs } from "@/components/layout/go-deeper";
import { organization } from "@/components/pages/organization";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("About");

export default async function AboutPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage
      page="About"
      language={locale}
      about={[organization(locale)]}
      aside={<PagePicture src="/images/lessons/what-is-adolescence.svg" />}
      firstStep={
        <LinkButton href="/courses">
          {translatorFor(locale, "goDeeper")("courses")} <Icon name="arrow" className="size-5" />
        </LinkButton>
      }
      action={<BeginWithUs language={locale} />}
    />
  );
}
