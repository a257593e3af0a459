import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MyCourseTopics } from "@/lib/contract/learning";
import type { LearningTexts } from "../texts";

type Topic = MyCourseTopics["topics"][number];

/** The topics with status and score; a completed one can be repeated (rule: dashboard.topics-page). */
export async function CourseTopics({ course, courseId }: { course: MyCourseTopics; courseId: string }) {
  const t = await getTranslations("learning");
  const completed = course.status === "Completed";
  return (
    <>
      <p className={`mt-1 flex items-center gap-1 font-semibold ${completed ? "text-leaf" : "text-ink-soft"}`}>
        {completed && <Icon name="check" className="size-5" />}
        {t(completed ? "statusCompleted" : "statusEnrolled")}
      </p>
      <p className="mt-1 text-ink-soft">{t("topicsLead")}</p>
      <ol className="mt-5 rounded-card border border-hairline bg-white">
        {course.topics.map((topic, index) => (
          <li
            key={topic.topicId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-3 last:border-0"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-haldi font-bold">{index + 1}</span>
            <TopicFacts topic={topic} t={t} />
            {topic.status !== "Locked" && <TopicLinks topic={topic} t={t} />}
          </li>
        ))}
      </ol>
      <LinkButton href={`/view/course/${courseId}`} look="secondary" className="mt-5">
        {t("viewCourse")}
      </LinkButton>
    </>
  );
}

function TopicFacts({ topic, t }: { topic: Topic; t: LearningTexts }) {
  const score = topic.quizScore === null ? t("noQuizScore") : t("quizScore", { score: topic.quizScore });
  return (
    <div className="min-w-0 flex-1 basis-44">
      <h2 className="text-lead">{topic.topicName}</h2>
      <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        <span
          className={`inline-flex items-center gap-1 ${topic.status === "Completed" ? "font-semibold text-leaf" : ""}`}
        >
          {topic.status === "Completed" && <Icon name="check" className="size-4" />}
          {topic.status === "Locked" && <Icon name="lock" className="size-4" />}
          {t(`status${topic.status}`)}
        </span>
        {topic.quiz === 1 && topic.status !== "Locked" && <span>· {score}</span>}
      </p>
    </div>
  );
}

function TopicLinks({ topic, t }: { topic: Topic; t: LearningTexts }) {
  const again = topic.status === "Completed";
  const name = { topic: topic.topicName };
  return (
    <p className={`flex flex-wrap max-sm:w-full max-sm:ps-13 ${again ? "gap-x-5 max-sm:-my-1.5" : "gap-2"}`}>
      <LinkButton
        href={`/course/module/${topic.topicId}`}
        look={again ? "quiet" : "secondary"}
        size="small"
        className={again ? "!px-0" : ""}
        aria-label={t(again ? "retakeLessonOf" : "lessonOf", name)}
      >
        {t(again ? "retakeLesson" : "toLesson")}
      </LinkButton>
      {topic.quiz === 1 && (
        <LinkButton
          href={`/quiz/${topic.topicId}`}
          look={again ? "quiet" : "secondary"}
          size="small"
          className={again ? "!px-0" : ""}
          aria-label={t(again ? "retakeQuizOf" : "quizOf", name)}
        >
          {t(again ? "retakeQuiz" : "quiz")}
        </LinkButton>
      )}
    </p>
  );
}
