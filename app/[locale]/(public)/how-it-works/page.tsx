import { findPage } from "@/components/pages/find-page";
import { HowItWorksVideo, videoObject } from "@/components/pages/how-it-works-video";
import { faqPage, PageFaqs, StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("How-It-Works");

export default async function HowItWorksPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const about = [
    videoObject(translatorFor(locale, "pages")("videoTitle"), findPage("How-It-Works").description[locale]),
    faqPage("How-It-Works", locale),
  ];
  return (
    <StaticPage page="How-It-Works" language={locale} about={about} aside={<HowItWorksVideo language={locale} />}>
      <PageFaqs page="How-It-Works" language={locale} />
    </StaticPage>
  );
}
