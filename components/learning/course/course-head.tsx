import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProgressRing } from "@/components/ui/progress-ring";
import { StaticPart } from "@/components/ui/static-html/static-html";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { courseStep, stepLabels } from "../steps";
import { isReady } from "./certificate-panel";

type Enrollment = ModulesAnswer["enrollment_info"][number];

const besideRing = "md:max-lg:col-start-2 sm:max-lg:tight:col-span-1 sm:max-lg:tight:col-start-2";

type Props = { course: ModulesAnswer; enrollment: Enrollment; language: Language };

/** The course's name, its progress and the next step: a row on a tablet, a card at the left on a computer. */
export function CourseHead({ course, enrollment, language }: Props) {
  const t = translatorFor(language, "learning");
  const topics = course.moduleTopic_info.filter(({ slug }) => slug !== null);
  const done = topics.filter((topic) => topic.status === "Completed").length;
  const completed = enrollment.status === "Completed";
  return (
    <StaticPart
      as="section"
      id="course-head"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 rounded-card border border-hairline bg-white p-4 md:max-lg:grid-cols-[auto_minmax(0,1fr)_auto] md:max-lg:gap-x-8 md:max-lg:p-6 sm:max-lg:tight:grid-cols-[auto_minmax(0,1fr)_auto] sm:max-lg:tight:px-4 sm:max-lg:tight:py-1.5"
    >
      <h1 className={`max-md:col-span-2 max-md:text-title lg:col-span-2 lg:text-title ${besideRing} row-start-1`}>
        {course.course_info.name}
      </h1>
      <ProgressRing
        percent={enrollment.progress}
        label={t("progress", { percent: enrollment.progress })}
        className="size-14 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:size-24 sm:max-lg:tight:row-span-2 sm:max-lg:tight:row-start-1"
      />
      <p className={`flex flex-wrap gap-x-3 leading-snug text-ink-soft ${besideRing}`}>
        <span className={`inline-flex items-center gap-1 font-semibold ${completed ? "text-leaf" : "text-peacock"}`}>
          {completed && <Icon name="check" className="size-4" />}
          {t(completed ? "statusCompleted" : "statusEnrolled")}
        </span>
        <span>{t("topicsDone", { done, total: topics.length })}</span>
      </p>
      <div className="no-print col-span-2 mt-3 empty:hidden md:max-lg:col-span-1 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:min-w-60 sm:max-lg:tight:col-span-1 sm:max-lg:tight:row-span-2 sm:max-lg:tight:row-start-1 sm:max-lg:tight:mt-0 sm:max-lg:tight:min-w-60">
        <Continue course={course} enrollment={enrollment} language={language} />
      </div>
    </StaticPart>
  );
}

/** The next step: the open page, a first lesson, the end case or the certificate. Nothing while it is requested. */
function Continue({ course, enrollment, language }: Props) {
  if (isReady(course, enrollment)) return null;
  const t = translatorFor(language, "learning");
  const certificates = enrollment.status === "Completed" ? certificatesAddress(course, enrollment) : null;
  if (certificates) {
    return (
      <LinkButton href={certificates} className="w-full">
        <Icon name="certificate" />{" "}
        {t(course.course_info.module_level_certificate === 1 ? "viewCertificates" : "viewCertificate")}
      </LinkButton>
    );
  }
  const step = courseStep(course.course_info.slug, enrollment);
  if (!step) return null;
  const left = course.moduleTopic_info.find(({ slug }) => slug === enrollment.current_topic);
  return (
    // When all topics are complete, the review or the returned work below is the next step.
    <LinkButton
      href={step.href}
      look={enrollment.progress === 100 ? "secondary" : "primary"}
      className="w-full flex-col !gap-0"
    >
      <span className="text-balance">{t(stepLabels[step.kind])}</span>
      <span className="text-small font-normal">{step.name ?? left?.name}</span>
    </LinkButton>
  );
}

/** rule: certificate.module-level. Certificates of modules are shown at their modules, further down on this page. */
function certificatesAddress(
  { course_info, module_resources }: ModulesAnswer,
  { certificateId }: Enrollment,
): string | null {
  if (course_info.module_level_certificate === 1)
    return module_resources.some((module) => module.certificateId !== null) ? "#modules" : null;
  return certificateId && `/certificate/${certificateId}`;
}
