import { cache, type ReactNode } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { ContinueLink } from "@/components/learning/course/continue-link";
import { type CourseStep, courseStep, sectionAddress } from "@/components/learning/steps";
import { wallOfCard } from "@/components/learning/wall/wall-of-course";
import { SmallWall } from "@/components/learning/wall/wall-painting";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { readCallError } from "@/lib/api/call-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { MyCourseTopics } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const t = translatorFor(language, "learning");
  const answer = await readCourse(language, id).catch(() => null);
  return { title: answer?.course ? `${answer.course.course_name}: ${t("allTopics")}` : t("allTopics") };
});

/** The topics of a course, each with its lesson, its quiz and the score (rule: dashboard.topics-page). */
export default visitorPage<"id">(async ({ language, params: { id } }) => {
  const t = translatorFor(language, "learning");
  const crumbs = [{ label: t("myCourses"), href: "/my-courses" }];
  const answer = await resultOr(readCourse(language, id), `/my-courses/${id}`);
  if (answer.failure) respondWithStatus(answer.failure.status);
  const { course } = answer;
  if (course) crumbs.push({ label: course.course_name, href: `/view/course/${course.slug || id}` });
  return (
    <div className="container-page pb-8">
      <Breadcrumb crumbs={[...crumbs, { label: t("allTopics") }]} language={language} />
      <h1>{t("allTopics")}</h1>
      {course ? (
        <CourseTopics courseId={id} course={course} language={language} />
      ) : (
        <>
          <Notice kind="error" className="mt-4">
            {answer.failure?.message}
          </Notice>
          <LinkButton href="/dashboard" look="secondary" className="mt-4">
            {t("myCourses")}
          </LinkButton>
        </>
      )}
    </div>
  );
});

/**
 * Read once for the head and the page. When the list cannot be loaded, the message of the error is shown
 * (rule: dashboard.topics-page).
 */
const readCourse = cache(async (language: Language, id: string) => {
  const api = await visitorApi(language);
  try {
    const { data } = await api.learning.myCourse({ params: { id }, query: { language }, body: {} });
    return { course: data[0], failure: null };
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status === 404)
      return { course: undefined, failure: { status: 404 as const, message: failed.message } };
    if (failed?.key === "notEnrolled")
      return { course: undefined, failure: { status: 403 as const, message: failed.message } };
    throw error;
  }
});

type Topic = MyCourseTopics["topics"][number] & { number: number; unlockedBy: string | null };
type CourseTopicsProps = { courseId: string; course: MyCourseTopics; language: Language };

/**
 * The wall, then the topics with status and score: the open one has the one filled button, and a completed one can be
 * repeated (rule: dashboard.topics-page).
 */
function CourseTopics({ courseId, course, language }: CourseTopicsProps) {
  const t = translatorFor(language, "learning");
  // An existing backend does not name it.
  const slug = course.slug || courseId;
  const wall = wallOfCard({ ...course, slug });
  const topics = course.topics.map((topic, index): Topic => {
    return { ...topic, number: index + 1, unlockedBy: course.topics[index - 1]?.topicName ?? null };
  });
  const done = topics.filter(({ status }) => status === "Completed");
  const locked = topics.filter(({ status }) => status === "Locked");
  const open = topics.filter((topic) => !done.includes(topic) && !locked.includes(topic));
  const completed = course.status === "Completed";
  const step = courseStep(slug, course);
  const current = course.resume?.topic ?? course.current_topic;
  const next = open.find(({ topicId }) => topicId === current) ?? open[0];
  return (
    // A phone has a small wall beside the status, a desktop a large one above the open topics.
    <div className="mt-1 grid grid-cols-2 items-center gap-x-4 gap-y-5 lg:items-start lg:gap-x-10">
      <p className="flex flex-wrap gap-x-3 text-ink-soft lg:col-span-2">
        <span className={`inline-flex items-center gap-1 font-semibold ${completed ? "text-leaf" : "text-peacock"}`}>
          {completed && <Icon name="check" className="size-5" />}
          {t(completed ? "statusCompleted" : "statusEnrolled")}
        </span>
        {t("topicsDone", { done: done.length, total: topics.length })}
      </p>
      <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-6">
        <SmallWall wall={wall} prefix="wall" className="max-lg:col-start-2 max-lg:row-start-1 sm:rounded-card" />
        <div className="grid gap-6 empty:hidden max-lg:col-span-2">
          {!completed && !next && <ContinueLink step={step} course={`/view/course/${slug}`} language={language} />}
          <Group title={t("topicsOpen")} topics={open}>
            {(topic) => (
              <OpenTopic topic={topic} isNext={topic === next} step={topic.topicId === current ? step : null} t={t} />
            )}
          </Group>
        </div>
      </div>
      <div className="grid gap-6 max-lg:col-span-2">
        <Group id="completed" title={t("topicsCompleted")} topics={done}>
          {(topic) => <CompletedTopic topic={topic} t={t} />}
        </Group>
        <Group title={t("topicsLater")} topics={locked}>
          {(topic) => <LockedTopic topic={topic} t={t} />}
        </Group>
      </div>
    </div>
  );
}

type GroupProps = { id?: string; title: string; topics: Topic[]; children: (topic: Topic) => ReactNode };

function Group({ id, title, topics, children }: GroupProps) {
  if (topics.length === 0) return null;
  return (
    <section id={id} className="scroll-mt-4">
      <h2 className="mb-2 text-lead">{title}</h2>
      <ol className="rounded-card border border-hairline bg-white">
        {topics.map((topic) => (
          <li key={topic.topicId} className="border-b border-hairline last:border-0">
            {children(topic)}
          </li>
        ))}
      </ol>
    </section>
  );
}

type RowProps = { topic: Topic; t: Translator<"learning"> };

/** `step`: the place in this topic where its learner left off. */
type OpenProps = RowProps & { isNext: boolean; step: CourseStep | null };

/** Its button leads to that place. Beside it is what the button does not open: the quiz, or the lesson. */
function OpenTopic({ topic, isNext, step, t }: OpenProps) {
  const lesson = `/course/module/${topic.topicId}`;
  const atQuiz = step?.href === sectionAddress(topic.topicId, "quiz");
  const name = { topic: topic.topicName };
  return (
    <div className="flex items-start gap-3 px-3 py-3 md:px-4">
      <Mark>{topic.number}</Mark>
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug">{topic.topicName}</h3>
        <p className="text-small text-ink-soft">
          {t(`status${topic.status}`)}
          {topic.quiz === 1 && ` · ${score(topic, t)}`}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <LinkButton
            href={step?.href ?? lesson}
            look={isNext ? "primary" : "secondary"}
            className="flex-1 sm:flex-none"
          >
            {t(topic.status === "Started" ? "resume" : "start")}
            <span className="sr-only">: {topic.topicName}</span>
            {isNext && <Icon name="arrow" className="size-5" />}
          </LinkButton>
          {atQuiz && (
            <LinkButton href={lesson} look="quiet" aria-label={t("lessonOf", name)}>
              {t("toLesson")}
            </LinkButton>
          )}
          {topic.quiz === 1 && !atQuiz && (
            <LinkButton href={`/quiz/${topic.topicId}`} look="quiet" aria-label={t("quizOf", name)}>
              {t("quiz")}
            </LinkButton>
          )}
        </p>
      </div>
    </div>
  );
}

/** One line, which unfolds the ways to do it again. */
function CompletedTopic({ topic, t }: RowProps) {
  const name = { topic: topic.topicName };
  return (
    <details className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 px-3 py-1 md:gap-3 leading-snug md:px-4 [&::-webkit-details-marker]:hidden">
        <Mark look="border-leaf bg-leaf text-white">
          <Icon name="check" label={t("statusCompleted")} className="size-5" />
        </Mark>
        <h3 className="min-w-0 flex-1 font-text text-body font-normal">{topic.topicName}</h3>
        {topic.quizScore !== null && (
          <span className="text-small text-ink-soft">
            <span aria-hidden="true">{topic.quizScore}/10</span>
            <span className="sr-only">{score(topic, t)}</span>
          </span>
        )}
        <Icon name="down" className="size-5 text-peacock group-open:rotate-180" />
      </summary>
      <p className="flex flex-wrap gap-x-5 ps-13 pe-3 pb-2 md:ps-14">
        <a
          href={`/course/module/${topic.topicId}`}
          aria-label={t("retakeLessonOf", name)}
          className="inline-flex min-h-11 items-center"
        >
          {t("retakeLesson")}
        </a>
        {topic.quiz === 1 && (
          <a
            href={`/quiz/${topic.topicId}`}
            aria-label={t("retakeQuizOf", name)}
            className="inline-flex min-h-11 items-center"
          >
            {t("retakeQuiz")}
          </a>
        )}
      </p>
    </details>
  );
}

function LockedTopic({ topic, t }: RowProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 px-3 py-2 leading-snug text-ink-soft md:px-4">
      <Mark look="border-hairline">
        <Icon name="lock" label={t("statusLocked")} className="size-4" />
      </Mark>
      <div className="min-w-0 flex-1">
        <h3 className="font-text text-body font-normal">{topic.topicName}</h3>
        {topic.unlockedBy && <p className="text-small">{t("opensAfter", { topic: topic.unlockedBy })}</p>}
      </div>
    </div>
  );
}

function Mark({ look = "border-peacock font-bold text-peacock", children }: { look?: string; children: ReactNode }) {
  return <span className={`grid size-8 shrink-0 place-items-center rounded-full border-2 ${look}`}>{children}</span>;
}

const score = ({ quizScore }: Topic, t: Translator<"learning">) =>
  quizScore === null ? t("noQuizScore") : t("quizScore", { score: quizScore });
