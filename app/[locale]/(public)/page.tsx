import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CourseList } from "@/components/courses/course-list";
import { Audience } from "@/components/home/audience";
import { Closing } from "@/components/home/closing";
import { CoreIssues } from "@/components/home/core-issues";
import { Gains } from "@/components/home/gains";
import { Hero } from "@/components/home/hero";
import { Steps } from "@/components/home/steps";
import { content } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";
import { publicPortal } from "@/lib/portal/server";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return { description: content().site.description[locale], alternates: { canonical: "/" } };
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, courses] = await Promise.all([getTranslations("home"), publicPortal(locale).courses.list({ language: locale })]);
  const { home, coreIssues, site } = content();
  return (
    <>
      <Hero home={home} language={locale} />
      <Gains gains={home.gains} title={t("gainsTitle")} language={locale} />
      <section aria-labelledby="courses" className="container-page py-10 lg:py-14">
        <h2 id="courses" className="mb-5">
          {t("coursesTitle", { count: courses.length })}
        </h2>
        <CourseList courses={courses} heading="h3" />
      </section>
      <Steps steps={home.steps} title={t("stepsTitle")} language={locale} />
      <CoreIssues issues={coreIssues} title={home.topicsTitle[locale]} lead={t("topicsLead")} language={locale} />
      <Audience audience={home.audience} partners={site.partners} partnersTitle={t("partnersTitle")} language={locale} />
      <Closing closing={home.closing} language={locale} />
    </>
  );
}
