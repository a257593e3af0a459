import { CourseFrame } from "@/components/courses";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProgressRing } from "@/components/ui/progress-ring";
import type { MyCourse } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { certificateStep, ModuleCertificates } from "../course-certificates";
import { courseStep, stepLabels } from "../steps";
import { wallOfCard } from "../wall/wall-of-course";
import { SmallWall } from "../wall/wall-painting";

/** `isNextStep`: the dashboard's large button has the next step. `wide`: the picture stands beside the text. */
type Props = { course: MyCourse; isNextStep: boolean; wide: boolean; language: Language };

export function MyCourseCard({ course, isNextStep, wide, language }: Props) {
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
