import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { Graph } from "schema-dts";
import { PopularArticles } from "@/components/articles/popular-articles";
import { CourseList } from "@/components/courses/course-list";

import { Carousel } from "@/components/home/carousel";
import { Audience, Closing, CoreIssues, PageSection } from "@/components/home/home-sections";
import { SearchForm } from "@/components/layout/header/search-form";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { organization } from "@/components/pages";
import { Picture } from "@/components/ui/picture";
import { type Home, type HomeBanner, portalContent } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Testimonials } from "@/lib/contract/pages";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { BannerAction } from "../../../components/home/banner-action";
import type { BannerGoal } from "../../../components/home/banner-dialogs";
import { bannerTexts } from "../../../components/home/banner-texts";

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

function YourWall({ language }: { language: Language }) {
  const t = translatorFor(language, "home");
  return (
    <section aria-labelledby="your-wall" className="container-page py-6 lg:py-14">
      <h2 id="your-wall">{t("wallTitle")}</h2>
      <p className="mt-1 max-w-prose">{t("wallLead")}</p>
      <Picture
        src="/images/home/wall-wide.svg"
        alt={t("wallAlt")}
        width={1000}
        height={372}
        loading="lazy"
        className="mt-3 h-auto w-full max-md:-mx-4 max-md:w-[calc(100%+var(--spacing)*8)] max-md:max-w-none md:mt-4 md:rounded-card"
      />
    </section>
  );
}

function homeGraph(language: Language): Graph {
  const { portalUrl } = settings();
  const { name, description } = portalContent().site;
  const search = {
    "@type": "SearchAction" as const,
    target: `${portalUrl}/search?query={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${portalUrl}/#website`,
        url: portalUrl,
        name: name[language],
        description: description[language],
        inLanguage: languages,
        publisher: { "@id": `${portalUrl}/#organization` },
        potentialAction: search,
      },
      organization(language),
    ],
  };
}

const advanceEveryMs = 8000;

/** The documented testimonials, one at a time (rule: home.voices: a carousel with 5 indicators). */
function TestimonialCarousel({ testimonials, language }: { testimonials: Testimonials; language: Language }) {
  const t = translatorFor(language, "home");
  return (
    <div className="border-y border-hairline bg-white">
      {/* As far below the first view as the topics (home-sections.tsx). */}
      <div className="container-page py-5 [contain-intrinsic-height:auto_38rem] [content-visibility:auto] pair:[contain-intrinsic-height:auto_32rem] lg:py-14">
        <h2>{t("voicesTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("voicesNote")}</p>
        <Carousel
          id="voice"
          label={t("voicesTitle")}
          texts={messagesIn(language).home.slides}
          advanceEveryMs={advanceEveryMs}
          className="mt-5"
        >
          {testimonials.map((each) => (
            <TestimonialSlide key={each.testimonial} {...each} />
          ))}
        </Carousel>
      </div>
    </div>
  );
}

/** Text and source are HTML (rule: home.voices), which the call makes from plain text. */
function TestimonialSlide({ picture_url, testimonial, person_name }: Testimonials[number]) {
  return (
    <figure className="mx-auto grid h-full max-w-[48rem] grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:gap-x-8">
      <Picture
        src={picture_url}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        className="size-16 rounded-full max-sm:row-start-2 sm:size-40"
      />
      <div className="max-sm:contents">
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the call escapes the words */}
        <blockquote
          className="text-body leading-normal max-sm:col-span-2 sm:text-lead"
          dangerouslySetInnerHTML={{ __html: testimonial }}
        />
        <p
          className="border-s-4 border-marigold ps-3 text-ink-soft max-sm:self-center sm:mt-3 [&_a]:inline-block [&_a]:py-2 [&_a]:font-semibold"
          dangerouslySetInnerHTML={{ __html: person_name }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: the call escapes the words */}
      </div>
    </figure>
  );
}

/** Three steps on a dashed path: vertical on phones, horizontal on desktops. */
function Steps({ steps, title, language }: { steps: Home["steps"]; title: string; language: Language }) {
  return (
    <section aria-labelledby="steps" className="bg-peacock-tint">
      <div className="container-page py-5 lg:py-14">
        <h2 id="steps">{title}</h2>
        <ol className="mt-4 grid lg:mt-6 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step.title.en}
              className="group relative flex gap-4 pb-3 last:pb-0 max-pair:items-center pair:pb-8 lg:flex-col lg:gap-3 lg:pe-10 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute start-[1.4rem] top-12 bottom-0 border-s-[3px] border-dashed border-peacock pair:start-[1.9rem] pair:top-16 group-last:hidden lg:start-16 lg:end-0 lg:top-[1.9rem] lg:bottom-auto lg:border-s-0 lg:border-t-[3px]"
              />
              <Medallion>
                <span aria-hidden="true" className="font-heading text-lead font-bold pair:text-title">
                  {index + 1}
                </span>
              </Medallion>
              <div>
                <h3>{step.title[language]}</h3>
                {/* A phone shows the way at a glance; the page that each step leads to says the rest. */}
                <p className="mt-1 max-pair:hidden">{step.text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A round frame in the style of the topic pictures. */
function Medallion({ children }: { children: ReactNode }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center text-ink pair:size-16">
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 size-full">
        <circle
          cx="32"
          cy="32"
          r="28.500"
          fill="none"
          stroke="var(--color-marigold)"
          strokeWidth="5"
          strokeDasharray="2 2.970"
        />
        <circle cx="32" cy="32" r="24.500" fill="var(--color-white)" stroke="var(--color-ink)" strokeWidth="2" />
        <circle cx="32" cy="32" r="21.500" fill="none" stroke="var(--color-ink)" strokeWidth="1" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}

type BannersProps = { language: Language; courses: { slug: string; name: string }[] };

/** The three banners (rule: home.banners). The first states the portal's promise; they never move automatically. */
async function Banners({ language, courses }: BannersProps) {
  const t = translatorFor(language, "home");
  const { homeBanners } = portalContent();
  const answers = await Promise.all(
    homeBanners.map((banner) => publicApi(language).pages.staticPage({ p: banner.page, language })),
  );
  const texts = bannerTexts(language);
  return (
    <Carousel
      id="banner"
      label={t("bannersLabel")}
      texts={messagesIn(language).home.slides}
      className="container-page pt-4 lg:pt-8"
      // Below the picture, whose column is six of eleven parts.
      controls="lg:ps-[45%]"
    >
      {homeBanners.map((banner, index) => {
        const goal = bannerGoal(banner, courses, language);
        return (
          <div
            key={banner.page}
            className="grid h-full items-center gap-5 tight:pair:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:gap-12"
          >
            <div>
              {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded */}
              <div
                className="[&_h2]:text-name md:[&_h2]:text-[2.2rem] lg:[&_:is(h1,h2)]:text-[2.75rem] [&_p]:mt-3 [&_p]:max-w-xl lg:[&_p]:mt-4 lg:[&_p]:text-lead"
                dangerouslySetInnerHTML={{ __html: answers[index]?.data.content ?? "" }}
              />
              {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded */}
              <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-6">
                <BannerAction goal={goal} texts={texts} />
                <a
                  href={goal.courseId ? `/info/course/${goal.courseId}` : goal.href}
                  className="inline-flex min-h-12 items-center font-semibold"
                >
                  {goal.courseId ? t("bannerCourse", { course: goal.name }) : goal.name}
                </a>
              </div>
            </div>
            {/* On a slow network the text is readable earlier when no picture is loaded beside the style sheet. */}
            <Picture
              src={banner.picture}
              alt={banner.alt[language]}
              width={banner.width}
              height={banner.height}
              loading={index === 0 ? "eager" : "lazy"}
              className="h-auto w-full rounded-card"
            />
          </div>
        );
      })}
    </Carousel>
  );
}

function bannerGoal(
  { course = "", leadsTo }: HomeBanner,
  courses: BannersProps["courses"],
  language: Language,
): BannerGoal {
  if (leadsTo) return { href: leadsTo.href, name: leadsTo.name[language], language };
  return {
    courseId: course,
    href: `/view/course/${course}`,
    name: courses.find(({ slug }) => slug === course)?.name ?? "",
    language,
  };
}
