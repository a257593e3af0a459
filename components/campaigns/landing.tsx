import { getTranslations } from "next-intl/server";
import { CourseFacts } from "@/components/courses/course-facts";
import { courseGraph } from "@/components/courses/course-graph";
import { CourseHead } from "@/components/courses/course-head";
import { CourseParts } from "@/components/courses/course-parts";
import { IntroFilm } from "@/components/courses/intro-film";
import { Objectives } from "@/components/courses/objectives";
import { ShareLinks } from "@/components/courses/share-links";
import { landingStars } from "@/components/courses/star-fills";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Icon } from "@/components/ui/icon";
import { showsRating } from "@/lib/api/pages/page-tags";
import type { Language } from "@/lib/platform/i18n/language";
import { CampaignMarker } from "./campaign-marker";
import type { CampaignPage } from "./campaign-page";
import { EnrollPlace } from "./enroll-place";
import { Greeting } from "./greeting";
import { SidePlace } from "./side-place";

/** A campaign's landing page (rule: campaign.pages). Phones: one column, the button sticks to its bottom. Desktops: the form stands beside the course. */
export async function Landing({ page, language }: { page: CampaignPage; language: Language }) {
  const { campaign, course } = page;
  await showsRating(course.slug);
  const [t, shell] = await Promise.all([getTranslations("campaigns"), getTranslations("shell")]);
  const path = `/${campaign.slug}`;
  const crumbs = [{ label: shell("home"), href: "/" }, { label: t("programme"), href: "/programme" }, { label: course.name }];
  return (
    <div className="container-page">
      <CampaignMarker courseId={course.slug} />
      <StructuredData data={courseGraph({ course, language, path })} />
      <Breadcrumb crumbs={crumbs} found={{ path: path, language }} />
      <article className="lg:grid lg:grid-cols-[minmax(0,1fr)_min(25rem,42%)] lg:items-start lg:gap-x-12 [&_:is(a,button,summary)]:scroll-mb-24">
        <div className="flex min-w-0 flex-col gap-6">
          <Greeting campaign={campaign} language={language} />
          <CourseHead course={course} language={language} fills={landingStars(course.avg_rating)}>
            <p className="flex items-center gap-2 rounded-control bg-peacock-tint px-3 py-1.5 font-semibold">
              <Icon name="certificate" className="size-6 text-peacock" />
              {t("includesCertificate")}
            </p>
          </CourseHead>
          <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 order-last -mx-4 border-t border-hairline bg-white px-4 py-3 lg:static lg:order-none lg:mx-0 lg:max-w-sm lg:border-0 lg:bg-transparent lg:p-0">
            <EnrollPlace page={page} language={language} />
          </div>
          <CourseFacts course={course} className="sm:grid-cols-4" />
          <IntroFilm course={course} language={language} />
          <Objectives objectives={course.learning_objective} />
          <CourseParts course={course} />
          <ShareLinks course={course} language={language} />
        </div>
        <aside className="hidden rounded-card border border-hairline bg-white px-5 py-6 lg:block">
          <SidePlace page={page} language={language} />
        </aside>
      </article>
    </div>
  );
}
