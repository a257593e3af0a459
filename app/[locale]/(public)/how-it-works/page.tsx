import { faqPage } from "@/components/layout/metadata/listed-things";
import { findPage } from "@/components/pages/find-page";
import { HowItWorksVideo, videoObject } from "@/components/pages/how-it-works-video";
import { PageFaqs, StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("How-It-Works");

export default async function HowItWorksPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const { description, faqs } = findPage("How-It-Works");
  const about = [videoObject(translatorFor(locale, "pages")("videoTitle"), description[locale]), faqPage(faqs[locale])];
  return (
    <StaticPage page="How-It-Works" language={locale} about={about} aside={<HowItWorksVideo language={locale} />}>
      <PageFaqs page="How-It-Works" language={locale} />
    </StaticPage>
  );
}
