import "@/components/certificates/celebration.css";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { CaseList } from "@/components/learning/cases/case-list";
import { CertificatePanel } from "@/components/learning/course/certificate-panel";
import { CourseHead } from "@/components/learning/course/course-head";
import { CourseTabs, courseTabs } from "@/components/learning/course/course-tabs";
import { CourseOpinion } from "@/components/learning/feedback/course-opinion";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { MissingList } from "@/components/learning/missing/missing-list";
import { CoursePath } from "@/components/learning/path/course-path";
import { ExpandAll } from "@/components/learning/path/expand-all";
import { SituationsOffer } from "@/components/learning/situations/situations-offer";

import { celebratedWall, wallOfCourse } from "@/components/learning/wall/wall-of-course";
import { SmallWall, WallPainting } from "@/components/learning/wall/wall-painting";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { backendHas } from "@/lib/api/backend";
import { resultOr, visitorApi } from "@/lib/api/server";
import { myCourseInput } from "@/lib/api/templates/openers";
import type { CertificateData } from "@/lib/contract/certificates";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { seenWallCookie } from "@/lib/contract/rules/page-cookies";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { isColoured } from "@/lib/platform/walls";
import { RememberWall } from "../../../../../../components/learning/wall/remember-wall";

/** Read once for the head and the page. */
const readMyCourse = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules(myCourseInput(id, language)),
);

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const t = translatorFor(language, "learning");
  const course = await readMyCourse(language, id).catch(() => null);
  return { title: course ? `${t("myCourse")}: ${course.course_info.name}` : t("myCourse") };
});

export default visitorPage<"id">(async ({ language, params: { id }, searchParams }) => {
  const { certificate, rejected, tab, why } = await searchParams;
  const api = await visitorApi(language);
  const course = await resultOr(readMyCourse(language, id), `/view/course/${id}`);
  const [enrollment] = course.enrollment_info;
  if (!enrollment) redirect(`/info/course/${id}`);
  const t = translatorFor(language, "learning");
  const { slug } = course.course_info;
  const here = `/view/course/${slug}`;
  const { certificateId: issued } = enrollment;
  const celebrated =
    certificate === "issued" && issued ? await resultOr(api.certificates.read({ id: issued, language }), here) : null;
  const chosen = courseTabs(course).find((each) => each === tab) ?? "modules";
  return (
    <>
      {celebrated && issued && (
        <Celebration course={course} certificate={celebrated.data} id={issued} language={language} />
      )}
      <div className="container-page">
        <LearnerCrumbs course={course.course_info} language={language} />
        {/* Desktops: where the learner stands at the left, with the wall, and the modules beside it from the top on. */}
        <div className="lg:grid lg:grid-cols-[minmax(20rem,3fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8 lg:gap-y-5">
          <div className="min-w-0">
            <CourseHead course={course} enrollment={enrollment} language={language} />
            <div id="certificate" className="scroll-mt-4">
              <CertificatePanel course={course} enrollment={enrollment} language={language} rejectedFor={rejected} />
            </div>
          </div>
          {/* The celebration shows it. */}
          {!celebrated && (
            <CourseWall course={course} seen={(await cookies()).get(seenWallCookie)?.value} language={language} />
          )}
          <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <CourseTabs course={course} chosen={chosen} here={here} language={language}>
              {chosen === "modules" && (
                <ExpandAll within="modules" texts={{ expand: t("expandAll"), collapse: t("collapseAll") }} />
              )}
            </CourseTabs>
            {chosen === "modules" && course.situations_offered && (
              <SituationsOffer courseId={slug} language={language} />
            )}
            {chosen === "modules" && <CoursePath course={course} language={language} />}
            {chosen === "modules" && <CaseList cases={course.cases ?? []} courseId={slug} language={language} />}
            {chosen === "discussions" && <CourseDiscussions course={course} language={language} />}
            {chosen === "resources" && <CourseResources course={course} language={language} />}
          </div>
          <div className="no-print mt-2 grid min-w-0 gap-1 lg:col-start-1 lg:mt-0 lg:gap-5">
            <MissingList
              course={course}
              enrollment={enrollment}
              language={language}
              here={here}
              open={why === "open"}
            />
            {chosen === "modules" && <CourseOpinion courseId={slug} enrollment={enrollment} language={language} />}
            <p className="flex flex-wrap gap-x-6">
              <a href={`/my-courses/${slug}`} className="inline-flex min-h-12 items-center">
                {t("allTopics")}
              </a>
              <a href={`/course/unenroll/${slug}`} className="inline-flex min-h-12 items-center text-ink-soft">
                {t("leaveCourse")}
              </a>
            </p>
            {chosen === "modules" && <SaveOffline courseId={slug} language={language} />}
          </div>
        </div>
      </div>
    </>
  );
});

/**
 * The place where a learner saves topics for a time without internet. `offline/saved` fills and shows it, without
 * React; where the portal has that switched off, it stays empty. In a browser that can store pages it has its height
 * from the start, so that nothing below it moves. It is the last of its column, so that its empty height separates no
 * cards.
 */
function SaveOffline({ courseId, language }: { courseId: string; language: Language }) {
  return (
    <section
      id="save-offline"
      className="offline-place scroll-mt-4"
      data-offline-course={courseId}
      data-offline-language={language}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the script writes
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

type CelebrationProps = { course: ModulesAnswer; certificate: CertificateData; id: string; language: Language };

/** Shows that a certificate was issued: the finished wall fills the screen, with the name and the next step below. */
function Celebration({ course, certificate: { firstName, lastName, name }, id, language }: CelebrationProps) {
  const t = translatorFor(language, "certificate");
  return (
    <section className="celebration" aria-label={t("celebrationLabel")}>
      <WallPainting wall={celebratedWall(course)} prefix="celebrated" byTurn className="celebration-wall" />
      <div className="celebration-words container-page">
        <div className="min-w-0">
          <p className="font-heading text-title leading-snug font-bold text-balance text-peacock">{t("celebration")}</p>
          <p className="celebration-name">{`${firstName} ${lastName}`.trim()}</p>
          <p className="mx-auto max-w-[30rem] leading-snug text-balance">{t("celebrationCourse", { course: name })}</p>
        </div>
        <p className="celebration-ways">
          <LinkButton href={`/certificate/${id}`} className="min-h-14 w-full text-lead sm:w-auto sm:px-8">
            <Icon name="certificate" className="size-7" /> {t("seeCertificate")}
          </LinkButton>
          <a
            href={`/view/course/${course.course_info.slug}`}
            className="inline-flex min-h-12 items-center justify-center"
          >
            {t("celebrationOn")}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The discussions of a course's modules. Their HTML was sanitised when the content was loaded. */
function CourseDiscussions({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <section aria-labelledby="discussions-heading">
      <h2 id="discussions-heading">{t("discussions")}</h2>
      <p className="mt-2 max-w-[40rem] whitespace-pre-line">{course.course_info.discussion_desc}</p>
      {course.discussion.length === 0 && <p className="mt-3 text-ink-soft">{t("noDiscussions")}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {course.discussion.map(({ slug, description, topic_name, total_comments }) => (
          <li key={slug} className="flex flex-col rounded-card border border-hairline bg-white p-4">
            {topic_name && <h3 className="text-lead">{topic_name}</h3>}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
            <div lang={language} className="prose mt-1 flex-1" dangerouslySetInnerHTML={{ __html: description }} />
            <p className="mt-3 text-small text-ink-soft">{t("comments", { count: total_comments })}</p>
            <div className="mt-2">
              <LinkButton
                href={`/course_discussions/view/${slug}`}
                look="secondary"
                size="small"
                aria-label={topic_name ? `${t("openDiscussion")}: ${topic_name}` : undefined}
              >
                {t("openDiscussion")}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Resources = ModulesAnswer["module_resources"][number];

function CourseResources({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  const modules = course.module_resources.filter((module) => module.resources);
  return (
    <section aria-labelledby="resources-heading">
      <h2 id="resources-heading">{t("resources")}</h2>
      <p className="mt-2 max-w-[40rem] whitespace-pre-line">{course.course_info.resources_desc}</p>
      {modules.length === 0 && <p className="mt-3 text-ink-soft">{t("noResources")}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {modules.map((module) => (
          <li key={module.module_name} className="rounded-card border border-hairline bg-white p-4">
            <h3 className="text-lead">{module.module_name}</h3>
            <ul className="mt-1">
              {resourceLinks(module, t("openResource")).map(({ title, href }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-12 items-center gap-2">
                    <Icon name="book" className="size-5" /> {title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An existing backend sends one link and no title. */
function resourceLinks({ links, resources }: Resources, title: string): Resources["links"] {
  return links.length > 0 ? links : [{ title, href: resources }];
}

/** `seen`: the cookie of wall-of-course.ts. */
type Props = { course: ModulesAnswer; seen: string | undefined; language: Language };

/** The course as a painting, with a sentence below it before the first topic and at the end; a finished one leads to its own page. */
async function CourseWall({ course, seen: before, language }: Props) {
  const { wall, links, seen } = wallOfCourse(course, before);
  if (wall.parts.length === 0) return null;
  const hasPage = await backendHas("certificates.myWall");
  const t = translatorFor(language, "wall");
  const complete = wall.parts.every(isColoured);
  const finished = course.enrollment_info[0]?.status === "Completed";
  const own = `/view/course/${course.course_info.slug}/wall`;
  return (
    <figure className="mt-3 min-w-0 sm:mt-4 lg:col-start-1 lg:mt-0">
      {/* On a phone its parts are too small to be pressed, and the whole wall is one link. */}
      <div className="relative">
        <SmallWall wall={wall} links={links} prefix="wall" className="sm:rounded-card max-md:pointer-events-none" />
        {!finished && hasPage && (
          <a href={own} className="no-print absolute inset-0 md:hidden">
            <span className="sr-only">{t("lookLink")}</span>
          </a>
        )}
      </div>
      <RememberWall seen={seen} />
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-soft">
        {(complete || !wall.parts.some(isColoured)) && <span>{t(complete ? "complete" : "begin")}</span>}
        {!finished && hasPage && (
          <a href={`${own}#choose-look`} className="no-print inline-flex min-h-11 items-center max-md:hidden">
            {t("lookLink")}
          </a>
        )}
        {finished && hasPage && (
          <LinkButton href={own} look="secondary" size="small" className="no-print">
            {t("open")}
          </LinkButton>
        )}
      </figcaption>
    </figure>
  );
}
