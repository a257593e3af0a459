import { redirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { answersInText } from "@/components/forms/drafts/answers-text";
import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { questionTexts } from "@/components/forms/form-props";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { courseBar } from "@/components/learning";
import { situationsAddress, situationsName } from "@/components/learning/addresses";
import { ReadingBar, SegmentedLine } from "@/components/learning/client";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { missingEndCase, missingTopics } from "@/components/learning/missing/missing";
import { MissingEndCase, MissingTopics } from "@/components/learning/missing/missing-list";
import { SituationsForm } from "@/components/learning/situations/situations-form";
import { Count, SituationsEnd } from "@/components/learning/situations/situations-offer";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { type ApiClient, backendHas } from "@/lib/api/backend";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import type { CourseDetail } from "@/lib/contract/courses";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { SituationsPage } from "@/lib/contract/learning/situations";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { SurveySection } from "../../../../../../components/surveys/survey-section";

// Each is read once for the head and the page.
const readDetail = cache((language: Language, id: string) => publicApi(language).courses.detail({ id, language }));
const readState = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.getMyCourseInfo({ courseId: id }),
);
const readMine = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules({ params: { id }, query: { language }, body: {} }),
);

/** The name of the course, from what the page reads anyway. */
async function courseName(language: Language, id: string, ofSituations: boolean): Promise<string> {
  const isComplete = ofSituations || (await readState(language, id)).progress === 100;
  return isComplete ? (await readDetail(language, id)).name : (await readMine(language, id)).course_info.name;
}

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id }, searchParams }) => {
  const ofSituations = (await searchParams).situations !== undefined;
  const title = ofSituations
    ? translatorFor(language, "situations")("crumb")
    : translatorFor(language, "surveys")("conclusion");
  const name = await courseName(language, id, ofSituations).catch(() => null);
  return { title: name ? `${name}: ${title}` : title };
});

/** A course's end for enrolled learners: conclusion and feedback form (rule: conclusion.after-completion). */
export default visitorPage<"id">(async ({ language, params: { id }, searchParams }) => {
  const asked = (await searchParams).situations !== undefined;
  const api = await visitorApi(language);
  const here = `/survey/course/${id}`;
  const { status, progress } = await resultOr(readState(language, id), here);
  if (!status) redirect(`/info/course/${id}`);
  if (asked && (await backendHas("learning.answerSituations"))) return situationsPage(api, id, language);
  // Only an incomplete course is queried for what is missing; most learners here have completed it.
  const mine = progress === 100 ? null : await resultOr(readMine(language, id), here);
  const open = mine?.summary_lock ? null : await readConclusion(api, id, language, here);
  const { name, slug } = open?.course ?? mine?.course_info ?? { name: "", slug: id };
  return (
    <div className="reading">
      <ConclusionBar courseId={slug} completed={open !== null} language={language} />
      <div id="text" tabIndex={-1} className="container-page pt-3 lg:pt-8">
        {open && (
          <Conclusion course={open.course} answers={open.answers} language={language}>
            <SituationsEnd courseId={slug} language={language} here={here} />
          </Conclusion>
        )}
        {!open && mine && <ConclusionLocked course={mine} language={language} />}
        <LearnerCrumbs
          course={{ slug, name }}
          page={translatorFor(language, "surveys")("conclusion")}
          language={language}
        />
      </div>
    </div>
  );
});

async function situationsPage(api: ApiClient, id: string, language: Language) {
  const here = situationsAddress(id);
  const [{ situations }, { name, slug }] = await Promise.all([
    resultOr(api.learning.readSituations({ courseId: id, language }), here),
    resultOr(readDetail(language, id), here),
  ]);
  return (
    <div id="text" tabIndex={-1} className="container-page pt-3 lg:pt-8">
      <LearnerCrumbs
        course={{ slug, name }}
        page={translatorFor(language, "situations")("crumb")}
        language={language}
      />
      <SituationsScreen courseId={slug} situations={situations} language={language} />
    </div>
  );
}

async function readConclusion(api: ApiClient, id: string, language: Language, here: string) {
  const [course, { answers }] = await Promise.all([
    resultOr(readDetail(language, id), here),
    resultOr(api.surveys.readFeedback({ courseId: id }), here),
  ]);
  return { course, answers };
}

function ConclusionLocked({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  const surveys = translatorFor(language, "surveys");
  const { name, slug } = course.course_info;
  const endCase = missingEndCase(course);
  const here = `/view/course/${slug}`;
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <p className="font-semibold text-ink-soft">{name}</p>
      <h1>{surveys("conclusionTitle")}</h1>
      <section
        aria-labelledby="open-topics"
        className="mt-4 rounded-card border border-hairline bg-white px-4 py-5 sm:px-6"
      >
        <h2 id="open-topics" className="flex items-center gap-2 text-lead">
          <Icon name="lock" className="size-6 text-peacock" />
          {surveys("conclusionLocked")}
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">{surveys("conclusionLockedLead")}</p>
        <ul className="grid gap-y-3">
          <MissingTopics topics={missingTopics(course)} course={here} t={t} />
          {endCase && <MissingEndCase endCase={endCase} t={t} />}
        </ul>
      </section>
      <LinkButton href={here} className="mt-6 w-full">
        {surveys("backToMyCourse")} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </article>
  );
}

type SituationsScreenProps = { courseId: string; situations: SituationsPage; language: Language };

/** The form that is open, the thanks after the start, or the gain with the reason of each situation. */
async function SituationsScreen({ courseId, situations, language }: SituationsScreenProps) {
  const t = translatorFor(language, "situations");
  const { moment, items, result, started } = situations;
  return (
    <article className="max-w-[40rem] pb-10">
      {result ? (
        <Gain result={result} language={language} />
      ) : moment ? (
        <>
          <h1>{t(moment === "start" ? "startHeading" : "endHeading")}</h1>
          <p className="mt-4">{t(moment === "start" ? "startLead" : "endLead")}</p>
          <SituationsForm
            courseId={courseId}
            language={language}
            moment={moment}
            items={items}
            kept={answersInText(await readOwnKeptText(situationsName(courseId, moment)))}
            texts={{
              ...pickTexts(t, ["send", "sending", "offline"]),
              missing: items.map((_, index) =>
                translatorFor(language, "answers")("situationsMissing", { number: index + 1 }),
              ),
              questions: questionTexts(language, items.length),
            }}
          />
        </>
      ) : (
        <>
          <h1>{t(started ? "thanksHeading" : "closedHeading")}</h1>
          <p className="mt-4">{t(started ? "thanks" : "closed")}</p>
        </>
      )}
      {(result || !moment) && (
        <LinkButton href={`/view/course/${courseId}`} className="mt-8 w-full">
          {t("toCourse")} <Icon name="arrow" className="size-5" />
        </LinkButton>
      )}
    </article>
  );
}

function Gain({ result, language }: { result: NonNullable<SituationsPage["result"]>; language: Language }) {
  const t = translatorFor(language, "situations");
  const state = ({ before, right }: (typeof result.items)[number]) =>
    before === null ? (right ? "right" : "open") : right ? (before ? "kept" : "gained") : before ? "lost" : "open";
  return (
    <>
      <h1>{t("gainTitle")}</h1>
      <p className="mt-4 text-title font-semibold">
        <Count t={t} result={result} />
      </p>
      <p className="mt-2 text-ink-soft">{t(result.before === null ? "gainLeadEnd" : "gainLead")}</p>
      <ol className="mt-6 grid gap-4">
        {result.items.map((item) => (
          <li key={item.id} className="rounded-card border border-hairline bg-white p-4">
            <h2 className="flex items-start gap-2 text-body">
              <Icon name={item.right ? "check" : "clock"} className="mt-1 size-5" />
              <span>
                {item.name}: {t(`state_${state(item)}`)}
              </span>
            </h2>
            <p className="mt-2">{item.question}</p>
            {!item.right && <p className="mt-2 text-ink-soft">{t("chosen", { option: item.chosen })}</p>}
            <p className="mt-2 font-semibold">{t("better", { option: item.answer })}</p>
            <p className="mt-2">{item.why}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** `children` are between its text and its questions. */
type Props = { course: CourseDetail; answers: Record<string, string>; language: Language; children: ReactNode };

/** The end of a complete course: thanks and the way to the certificate, the rest of its text folded, its questions. */
function Conclusion({ course, answers, language, children }: Props) {
  const t = translatorFor(language, "surveys");
  const { opening: thanks, first, sections } = splitAtHeadings(course.conclusion);
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <div className="text-center">
        <p className="font-semibold text-ink-soft">{course.name}</p>
        <Picture
          src="/images/states/congratulations.svg"
          alt=""
          width={320}
          height={240}
          className="mx-auto my-3 h-auto w-44 sm:tight:w-28"
        />
        <h1>{t("conclusionTitle")}</h1>
        <p className="mt-2 font-semibold">{t("completed")}</p>
        <Text html={thanks} language={language} />
      </div>
      <LinkButton href={`/view/course/${course.slug}`} className="mt-5 w-full">
        <span className="text-balance">{t("backToCourse")}</span> <Icon name="arrow" className="size-5" />
      </LinkButton>
      {first && (
        <>
          <h2 className="mt-8">
            <Words html={first.title} />
          </h2>
          <Text html={first.html} language={language} />
        </>
      )}
      <div className="mt-6 border-t border-hairline empty:hidden">
        {sections.map(({ title, html }, index) => (
          <Fold key={title} id={`conclusion-${index + 1}`} heading="h2" title={<Words html={title} />}>
            <Text html={html} language={language} />
          </Fold>
        ))}
      </div>
      {children}
      {course.feedback_form && (
        <SurveySection
          of={{ courseId: course.slug }}
          language={language}
          html={course.feedback_form}
          answers={answers}
          title={t("feedbackTitle")}
        />
      )}
    </article>
  );
}

function Text({ html, language }: { html: string; language: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The text before the first heading, that of the first heading, and those of the others. */
function splitAtHeadings(html: string) {
  const [opening = "", ...rest] = html.split(/<h2[^>]*>/);
  const [first, ...sections] = rest.map((part) => {
    const [title = "", text = ""] = part.split("</h2>");
    return { title, html: text };
  });
  return { opening, first, sections };
}

type ConclusionBarProps = { courseId: string; completed: boolean; language: Language };

/** The bar of the conclusion, full once the course is complete: nothing more is asked but the voluntary survey. */
function ConclusionBar({ courseId, completed, language }: ConclusionBarProps) {
  return (
    <ReadingBar
      {...courseBar(courseId, language)}
      line={
        <SegmentedLine
          segments={[completed ? "done" : "current"]}
          label={translatorFor(language, "surveys")("conclusion")}
        />
      }
    />
  );
}
