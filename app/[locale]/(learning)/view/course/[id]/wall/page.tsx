import { cache } from "react";
import { ButtonForm } from "@/components/forms/drafts/button-form";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { ContinueLink } from "@/components/learning/course/continue-link";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { courseStep } from "@/components/learning/steps";
import { chooseLook } from "@/components/learning/wall/actions";
import { ShareWall } from "@/components/learning/wall/share-wall";
import { ShowLook } from "@/components/learning/wall/show-look";
import { wallOfAnswer, wallOfCourse } from "@/components/learning/wall/wall-of-course";
import { LearnerCloseUp, WallPainting } from "@/components/learning/wall/wall-painting";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageError } from "@/lib/api/page-error";
import { resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import { myCourseInput } from "@/lib/api/templates/openers";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import {
  cloths,
  garments,
  isColoured,
  type LearnerLook,
  lookColours,
  plainLook,
  readLook,
  skins,
  type Wall,
} from "@/lib/platform/walls";

/** Read once for the head and the page; null where an existing backend has no walls. */
const readMyWall = cache(async (language: Language, courseId: string) =>
  resultIfThere((await visitorApi(language)).certificates.myWall({ courseId, language })),
);

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const t = translatorFor(language, "wall");
  const answer = await readMyWall(language, id).catch(() => null);
  return { title: answer ? `${t("mine")}: ${answer.data.course_name}` : t("mine") };
});

/**
 * The learner's own wall and how she is drawn on it. Under way it leads on; of a completed course it has its files and
 * the form that shows it to others.
 */
export default visitorPage<"id">(async ({ language, params: { id } }) => {
  const answer = await resultOr(readMyWall(language, id), `/view/course/${id}/wall`);
  if (!answer) throw new PageError(404);
  const { data } = answer;
  const t = translatorFor(language, "wall");
  const learning = translatorFor(language, "learning");
  const course = `/view/course/${data.course_id}`;
  const under = data.complete ? null : await wallUnderWay(language, data.course_id);
  const { wall, links } = under ?? {
    wall: wallOfAnswer(data, data.shared?.with_name ? data.first_name : ""),
    links: {},
  };
  const look = readLook(data.look) ?? plainLook;
  return (
    <div className="container-page pb-8">
      <LearnerCrumbs course={{ slug: data.course_id, name: data.course_name }} page={t("mine")} language={language} />
      <h1>{t("mine")}</h1>
      <p className="mt-1 text-ink-soft">
        {under
          ? learning("topicsDone", { done: under.done, total: under.total })
          : t("lead", { course: data.course_name })}
      </p>
      {/* On a phone the painting is taller than the screen, and the forms are below it. */}
      {!under && (
        <p className="no-print mt-3 flex flex-wrap gap-2">
          <LinkButton href="#keep-wall">
            <Icon name="download" /> {t("keep")}
          </LinkButton>
          <LinkButton href="#share-wall" look="secondary">
            <Icon name="share" /> {t("share")}
          </LinkButton>
        </p>
      )}
      <ShowLook chosen={look} colours={lookColours}>
        <figure className="-mx-4 mt-4 sm:mx-0">
          <WallPainting wall={{ ...wall, look: "chosen" }} links={links} prefix="wall" />
          <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
        </figure>
        {under ? (
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ContinueLink step={under.step} course={course} language={language} />
            <p className="text-ink-soft">{t("notYet")}</p>
          </div>
        ) : (
          <ShareWall data={data} language={language} portalUrl={settings().portalUrl} />
        )}
        <ChooseLook courseId={data.course_id} language={language} look={look} wall={wall} open={!data.complete} />
      </ShowLook>
    </div>
  );
});

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

/** `wall`: the painting above with the prefix "wall". */
type ChooseLookProps = { courseId: string; language: Language; look: LearnerLook; wall: Wall; open: boolean };

/**
 * How the learner is drawn on her walls: what she wears, its colour, and her skin, beside her part of the wall; folded
 * below a finished wall.
 */
function ChooseLook({ courseId, language, look, wall, open }: ChooseLookProps) {
  const t = translatorFor(language, "wall");
  const groups = [
    { name: "garment", legend: t("garment"), values: garments, checked: look.garment },
    { name: "cloth", legend: t("cloth"), values: cloths, checked: look.cloth },
    { name: "skin", legend: t("skin"), values: skins, checked: look.skin },
  ] as const;
  return (
    <section className="no-print mt-6 rounded-card border border-hairline bg-white" aria-labelledby="choose-look">
      <details open={open} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
          <h2 id="choose-look" className="min-w-0 flex-1 scroll-mt-4 text-lead">
            {t("lookTitle")}
          </h2>
          <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-4 px-4 pb-4 md:px-6 md:pb-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          {/* In sight while the choice is made. */}
          {wall.drawing !== "first" && (
            <LearnerCloseUp
              wall={wall}
              prefix="wall"
              className="sticky top-2 z-1 h-auto w-full self-start rounded-card border border-hairline lg:top-8 low:static"
            />
          )}
          <div>
            <p className="text-ink-soft">{t("lookLead")}</p>
            <ButtonForm
              id={`look-${courseId}`}
              action={chooseLook}
              label={t("lookButton")}
              look="secondary"
              className="mt-5 w-full sm:w-auto"
              offline={t("offline")}
              hidden={{ language, courseId }}
            >
              {groups.map(({ name, legend, values, checked }) => (
                <fieldset key={name} className="mt-4">
                  <legend className="mb-2 font-semibold">{legend}</legend>
                  <div className="grid grid-cols-2 gap-2">
                    {values.map((value) => (
                      <label
                        key={value}
                        className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3 py-1 leading-snug has-checked:border-peacock has-checked:bg-peacock-tint has-checked:font-semibold"
                      >
                        <input
                          type="radio"
                          name={name}
                          value={value}
                          defaultChecked={value === checked}
                          {...dotOf(value)}
                        />
                        {t(`looks.${value}`)}
                      </label>
                    ))}
                  </div>
                </fieldset>
              ))}
            </ButtonForm>
          </div>
        </div>
      </details>
    </section>
  );
}

/** A colour is its own button: a round dot, with a ring where it is chosen. */
function dotOf(value: string) {
  const background = lookColours[value];
  if (!background) return { className: "size-5 shrink-0 accent-peacock" };
  return {
    style: { background },
    className:
      "size-7 shrink-0 appearance-none rounded-full border border-ink checked:shadow-[0_0_0_3px_var(--color-white),0_0_0_6px_var(--color-peacock)] forced-colors:appearance-auto",
  };
}
