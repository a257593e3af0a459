import type { ReactNode } from "react";
import { PopularArticles } from "@/components/articles/popular-articles";
import { CourseFrame } from "@/components/courses";
import { CourseCard } from "@/components/courses/course-card";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassroomList } from "@/components/learning/classroom/classroom-list";
import { EarnedCertificates } from "@/components/learning/course/earned-certificates";
import { chooseStep, otherReviews, reviewsTogether, type Step } from "@/components/learning/dashboard/choose-step";
import { NextStep } from "@/components/learning/dashboard/next-step";
import { visitorPage } from "@/components/pages/visitor-page";
import { RecallCard } from "@/components/recall/recall-card";
import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { ProgressRing } from "@/components/ui/progress-ring";
import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { backendHas } from "@/lib/api/backend";
import { publicApi, resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import type { CourseCard as Course } from "@/lib/contract/courses";
import type { MyCourse, OpenReview } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { currentRequest } from "@/lib/platform/portal";
import { certificateStep, ModuleCertificates } from "../../../../components/learning/course-certificates";
import { courseStep, stepLabels } from "../../../../components/learning/steps";
import { wallOfCard } from "../../../../components/learning/wall/wall-of-course";
import { SmallWall } from "../../../../components/learning/wall/wall-painting";

export const generateMetadata = titleMetadata("learning", "myCourses");

/** The learner's start: the next step, today's questions, what waits, and the courses (rule: dashboard.cards). */
export default visitorPage(async ({ language }) => {
  const api = await visitorApi(language);
  const here = "/dashboard";
  const answer = await resultOr(api.learning.myCourses({ query: { language }, body: {} }), here);
  const { data: courses, earned } = answer;
  // Questions are asked again after the first topic.
  const mayRecall = courses.some(({ progress }) => progress > 0) && (await backendHas("recall.today"));
  const firstName = async () => answer.firstName || (await resultOr(api.accounts.checkAuth({}), here)).firstName;
  const [all, recall] = await Promise.all([
    publicApi(language).courses.list({ language }),
    mayRecall ? resultOr(resultIfThere(api.recall.today({ language })), here) : null,
  ]);
  const toJoin = all.filter(({ slug }) => courses.every((course) => course.slug !== slug));
  const step = chooseStep({ courses, reviews: answer.reviews, toJoin });
  // A course that is the next step itself is not offered again below.
  const offered = step?.kind === "join" ? toJoin.slice(1) : toJoin;
  const takesCards = await backendHas("learning.saveClassroomCard");
  const t = translatorFor(language, "learning");
  const classroom = courses.length > 0 && takesCards && (
    <ClassroomList key="classroom" cards={answer.classroom} language={language} />
  );
  const hasCards = takesCards && answer.classroom.length > 0;
  // The course that is the next step has its card there.
  const others = step?.kind === "resume" ? courses.filter((course) => course !== step.course) : courses;
  const pairs = others.length === 0 ? hasCards && offered.length > 0 : hasCards || offered.length > 0;
  // On a wide screen the content after a single course is shown beside it, unless it is only one sentence.
  const beside = courses.length > 0 && others.length < 2 && pairs;
  const next = offered.length > 0 && (
    <NextCourses key="next" courses={offered} wide={!beside || (hasCards && others.length > 0)} language={language} />
  );
  const own = others.length > 0 && (
    <section key="courses" aria-labelledby="courses" className="mt-8 min-w-0">
      <h2 id="courses">{t("myCourses")}</h2>
      {/* Three cards with walls would be two screens of a phone: the first one shows its wall. */}
      <ul
        className={`mt-4 grid gap-6 ${others.length > 1 ? "md:grid-cols-2" : ""} ${courses.length < 3 ? "" : others === courses ? "max-sm:[&>li:nth-child(n+2)_.wall]:hidden" : "max-sm:[&_.wall]:hidden"}`}
      >
        {others.map((course) => (
          <li key={course.slug}>
            <MyCourseCard
              course={course}
              isNextStep={step?.kind === "certificate" && step.course === course}
              wide={others.length === 1 && !beside}
              language={language}
            />
          </li>
        ))}
      </ul>
    </section>
  );
  const blocks = [own, ...(hasCards ? [classroom, next] : [next, classroom])].filter(Boolean);
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: t("myCourses") }]} language={language} />
      <Welcome language={language} readName={firstName} />
      <p className="mt-1 text-ink-soft">{t(courses.length === 0 ? "emptyLead" : leadFor(step))}</p>
      {step && <NextStep step={step} language={language} />}
      {recall && <RecallCard today={recall} language={language} />}
      <Waiting reviews={otherReviews(answer.reviews, step)} unreadAnswers={answer.unread_answers} language={language} />
      {courses.length === 0 && <EmptyCourses language={language} />}
      {beside ? (
        <>
          <div className="md:grid md:grid-cols-2 md:items-start md:gap-6">{blocks.slice(0, 2)}</div>
          {blocks.slice(2)}
        </>
      ) : (
        blocks
      )}
      {earned.length > 0 && (
        <section aria-labelledby="earned" className="mt-8">
          <h2 id="earned" className="text-lead">
            {t("earned")}
          </h2>
          <p className="text-ink-soft">{t("earnedLead")}</p>
          <EarnedCertificates certificates={earned} />
        </section>
      )}
      {offered.length === 0 && <PopularArticles language={language} most={3} className="mt-10" />}
    </div>
  );
});

/** The sentence below the greeting. It differs before the first course and after the last one. */
function leadFor(step: Step | null) {
  if (step?.kind !== "resume") return "welcomeLeadKept";
  return step.course.current_topic ? "welcomeLead" : "welcomeLeadNew";
}

/** The greeting by name, as finished HTML. A template has a mark in its place (docs/templates.md). */
async function Welcome({ language, readName }: { language: Language; readName: () => Promise<string> }) {
  const name = currentRequest()?.template?.marks.name ?? (await readName());
  return (
    <StaticHtml id="welcome" html={renderHtml(<h1>{translatorFor(language, "learning")("welcome", { name })}</h1>)} />
  );
}

function NextCourses({ courses, wide, language }: { courses: Course[]; wide: boolean; language: Language }) {
  const [next] = courses;
  if (!next) return null;
  return (
    <section aria-labelledby="next-courses" className="mt-8 min-w-0">
      <h2 id="next-courses">{translatorFor(language, "dashboard")("join")}</h2>
      <div className="mt-4">
        <CourseCard
          course={next}
          heading="h3"
          look="secondary"
          shape={wide ? "compactRow" : "compactBelowTablet"}
          language={language}
        />
      </div>
    </section>
  );
}

function EmptyCourses({ language }: { language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <div className="mt-4 items-center gap-8 text-center sm:mt-6 sm:flex sm:text-start tight:mt-3">
      <Picture
        src="/images/states/empty-courses.svg"
        alt=""
        width={320}
        height={240}
        className="mx-auto h-auto w-36 shrink-0 sm:mx-0 sm:w-48 roomy:md:w-64"
      />
      <div className="max-w-md">
        <p className="mt-3 sm:mt-0">{t("empty")}</p>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 sm:justify-start">
          <LinkButton href="/courses">{t("seeCourses")}</LinkButton>
          <a href="/programme" className="inline-flex min-h-12 items-center">
            {t("programme")}
          </a>
        </p>
      </div>
    </div>
  );
}

type WaitingProps = { reviews: OpenReview[]; unreadAnswers: number; language: Language };

function Waiting({ reviews, unreadAnswers, language }: WaitingProps) {
  const t = translatorFor(language, "dashboard");
  if (reviews.length === 0 && unreadAnswers === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-lead">
        {t("waiting")}
      </h2>
      <ul className="mt-2 grid gap-3">
        {unreadAnswers > 0 && (
          <Item icon="chat" href="/help/assistant" link={t("readAnswer")}>
            {t("answers", { count: unreadAnswers })}
          </Item>
        )}
        {reviewsTogether(reviews, language).map(({ state, course, name, date }) => (
          <Item
            key={`${course} ${name}`}
            icon={state === "returned" ? "pencil" : "clock"}
            href={`/view/course/${course}#certificate`}
            link={t(state === "returned" ? "readNote" : "toCourse")}
          >
            {t(state === "returned" ? "returned" : "reviewing", { name, date })}
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Item({ icon, href, link, children }: { icon: IconName; href: string; link: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-card border border-marigold bg-haldi px-4 py-2">
      <Icon name={icon} />
      <span className="min-w-[min(12rem,100%)] flex-1">{children}</span>
      <a href={href} className="inline-flex min-h-12 items-center font-semibold max-sm:ms-9">
        {link}
      </a>
    </li>
  );
}

/** `isNextStep`: the dashboard's large button has the next step. `wide`: the picture stands beside the text. */
type Props = { course: MyCourse; isNextStep: boolean; wide: boolean; language: Language };

function MyCourseCard({ course, isNextStep, wide, language }: Props) {
  const t = translatorFor(language, "learning");
  const completed = course.status === "Completed";
  const step = courseStep(course.slug, course);
  return (
    <CourseFrame
      icon={course.icon}
      painting={
        course.topics.length > 0 ? (
          <SmallWall wall={wallOfCard(course)} prefix={`wall-${course.slug}`} className="w-full self-start" />
        ) : undefined
      }
      body={`sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] ${wide ? "md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]" : "md:flex"}`}
      picture={`aspect-[5/2] object-cover sm:aspect-[3/2] sm:h-full ${wide ? "" : "md:h-auto"}`}
    >
      <div className="flex flex-1 flex-col">
        <div className="flex flex-1 flex-wrap content-center items-center gap-4 p-4">
          <ProgressRing
            percent={course.progress}
            label={t("progress", { percent: course.progress })}
            className="size-16 shrink-0"
          />
          <div className="min-w-0 flex-1 basis-36">
            <h2 className="text-lead">
              <a href={`/view/course/${course.slug}`} className="text-ink">
                {course.name}
              </a>
            </h2>
            {completed && (
              <p className="mt-1 flex items-center gap-1 font-semibold text-leaf">
                <Icon name="check" className="size-5" />
                {t("statusCompleted")}
              </p>
            )}
            <p className="text-small text-ink-soft">
              {t("enrolledOn", { date: dayMonthYear(course.enrolled_date, language) })}
            </p>
          </div>
        </div>
        <div className="px-4 empty:hidden">
          <ModuleCertificates course={course} language={language} />
        </div>
        <div className={`flex flex-wrap gap-3 px-4 pb-4 ${wide ? "md:max-w-[24rem]" : ""}`}>
          {!isNextStep &&
            (certificateStep(course, language) ?? (
              // The page has one filled button, the next step above the cards.
              <LinkButton href={step?.href ?? `/view/course/${course.slug}`} look="secondary" className="flex-auto">
                {t(step?.kind === "case" ? stepLabels.case : step?.kind === "resume" ? "resume" : "start")}
              </LinkButton>
            ))}
          <LinkButton
            href={`/view/course/${course.slug}`}
            look={isNextStep || completed ? "secondary" : "quiet"}
            className="flex-auto"
          >
            {t("viewCourse")}
          </LinkButton>
        </div>
      </div>
    </CourseFrame>
  );
}
