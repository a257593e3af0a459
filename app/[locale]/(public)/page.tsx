import type { Metadata } from "next";
import { PopularArticles } from "@/components/articles/popular-articles";
import { CourseList } from "@/components/courses/course-list";
import { Banners } from "@/components/home/banners";
import { homeGraph } from "@/components/home/home-graph";
import { Audience, Closing, CoreIssues, PageSection } from "@/components/home/home-sections";
import { Steps } from "@/components/home/steps";
import { TestimonialCarousel } from "@/components/home/testimonial-carousel";
import { YourWall } from "@/components/home/your-wall";
import { SearchForm } from "@/components/layout/header/search-form";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { portalContent } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return pageMetadata({ language: locale, path: "/", description: portalContent().site.description[locale] });
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const api = publicApi(locale);
  const [courses, topics, testimonials] = await Promise.all([
    api.courses.list({ language: locale }),
    api.articles.topics({ language: locale }),
    api.pages.testimonials({ language: locale }),
  ]);
  const t = translatorFor(locale, "home");
  const { home, site } = portalContent();
  return (
    <>
      <StructuredData data={homeGraph(locale)} />
      <Banners language={locale} courses={courses} />
      <YourWall language={locale} />
      <PageSection page={`${site.productKey}Advantage`} kind="advantage" language={locale} />
      <section aria-labelledby="courses" className="container-page py-6 lg:py-14">
        <h2 id="courses" className="mb-5">
          {t("coursesTitle", { count: courses.length })}
        </h2>
        <CourseList courses={courses} heading="h3" isCompact language={locale} />
      </section>
      <Steps steps={home.steps} title={t("stepsTitle")} language={locale} />
      <CoreIssues
        issues={topics}
        title={home.topicsTitle[locale]}
        lead={home.topicsLead[locale]}
        search={<SearchForm language={locale} id="home-search" />}
      />
      <TestimonialCarousel testimonials={testimonials.data.data} language={locale} />
      <PopularArticles language={locale} className="container-page py-6 lg:py-14" />
      <PageSection page={`${site.productKey}Partners`} kind="partners" language={locale} />
      <Audience audience={home.audience} language={locale} />
      <Closing closing={home.closing} language={locale} />
    </>
  );
}
