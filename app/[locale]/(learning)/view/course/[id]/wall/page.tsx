import type { Metadata } from "next";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { ContinueLink } from "@/components/learning/course/continue-link";
import { courseStep } from "@/components/learning/steps";
import { ChooseLook } from "@/components/learning/wall/choose-look";
import { ShareWall } from "@/components/learning/wall/share-wall";
import { ShowLook } from "@/components/learning/wall/show-look";
import { wallOfAnswer, wallOfCourse } from "@/components/learning/wall/wall-of-course";
import { WallPainting } from "@/components/learning/wall/wall-painting";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/page-error";
import { resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import { myCourseInput } from "@/lib/api/templates/openers";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { isColoured, lookColours, plainLook, readLook } from "@/lib/platform/walls";

type Props = { params: Promise<{ locale: Language; id: string }> };

/** Read once for the head and the page; null where an existing backend has no walls. */
const readMyWall = cache(async (language: Language, courseId: string) =>
  resultIfThere((await visitorApi(language)).certificates.myWall({ courseId, language })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const t = translatorFor(locale, "wall");
  const answer = await readMyWall(locale, id).catch(() => null);
  return { title: answer ? `${t("mine")}: ${answer.data.course_name}` : t("mine") };
}

/**
 * The learner's own wall and how she is drawn on it. Under way it leads on; of a completed course it has its files and
 * the form that shows it to others.
 */
export default async function MyWallPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => {
    const answer = await resultOr(readMyWall(locale, id), `/view/course/${id}/wall`);
    if (!answer) throw new PageError(404);
    const { data } = answer;
    const t = translatorFor(locale, "wall");
    const learning = translatorFor(locale, "learning");
    const course = `/view/course/${data.course_id}`;
    const under = data.complete ? null : await wallUnderWay(locale, data.course_id);
    const { wall, links } = under ?? {
      wall: wallOfAnswer(data, data.shared?.with_name ? data.first_name : ""),
      links: {},
    };
    const look = readLook(data.look) ?? plainLook;
    return (
      <div className="container-page pb-8">
        <Breadcrumb
          crumbs={[
            { label: learning("myCourses"), href: "/dashboard" },
            { label: data.course_name, href: course },
            { label: t("mine") },
          ]}
          language={locale}
        />
        <h1>{t("mine")}</h1>
        <p className="mt-1 text-ink-soft">
          {under
            ? learning("topicsDone", { done: under.done, total: under.total })
            : t("lead", { course: data.course_name })}
        </p>
        <ShowLook chosen={look} colours={lookColours}>
          <figure className="-mx-4 mt-4 sm:mx-0">
            <WallPainting wall={{ ...wall, look: "chosen" }} links={links} prefix="wall" />
            <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
          </figure>
          {under ? (
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ContinueLink step={under.step} course={course} language={locale} />
              <p className="text-ink-soft">{t("notYet")}</p>
            </div>
          ) : (
            <ShareWall data={data} language={locale} portalUrl={settings().portalUrl} />
          )}
          <ChooseLook courseId={data.course_id} language={locale} look={look} wall={wall} open={!data.complete} />
        </ShowLook>
      </div>
    );
  });
}

/** The wall of a course that is not complete, with the number of completed topics and the next step. */
async function wallUnderWay(language: Language, courseId: string) {
  const course = await (await visitorApi(language)).learning.modules(myCourseInput(courseId, language));
  const [enrollment] = course.enrollment_info;
  const { wall, links } = wallOfCourse(course, undefined);
  return {
    wall,
    links,
    done: wall.parts.filter(isColoured).length,
    total: wall.parts.length,
    step: enrollment ? courseStep(courseId, enrollment) : null,
  };
}
