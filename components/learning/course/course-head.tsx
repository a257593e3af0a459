import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProgressRing } from "@/components/ui/progress-ring";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { resumeAddress } from "../steps";

type Enrollment = ModulesAnswer["enrollment_info"][number];

/** Name, status, progress in a ring and in words, and the one large next step. */
export async function CourseHead({ course, enrollment }: { course: ModulesAnswer; enrollment: Enrollment }) {
  const t = await getTranslations("learning");
  const topics = course.moduleTopic_info;
  const done = topics.filter((topic) => topic.status === "Completed").length;
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-hairline bg-white p-4 md:p-6">
      <ProgressRing percent={enrollment.progress} label={t("progress", { percent: enrollment.progress })} />
      <div className="min-w-0 flex-1 basis-60">
        <p
          className={`inline-flex items-center gap-1 rounded-full px-3 py-0.5 text-[0.9em] font-semibold ${enrollment.status === "Completed" ? "bg-leaf-tint text-leaf" : "bg-peacock-tint text-peacock"}`}
        >
          {enrollment.status === "Completed" && <Icon name="check" className="size-4" />}
          {t(enrollment.status === "Completed" ? "statusCompleted" : "statusEnrolled")}
        </p>
        <h1 className="mt-1">{course.course_info.name}</h1>
        <p className="mt-1 text-ink-soft">{t("topicsDone", { done, total: topics.length })}</p>
      </div>
      <div className="w-full md:w-auto">
        <Continue course={course} enrollment={enrollment} />
      </div>
    </section>
  );
}

/** The exact page somebody left; a new learner's first lesson; the certificate when all is done. */
async function Continue({ course, enrollment }: { course: ModulesAnswer; enrollment: Enrollment }) {
  const t = await getTranslations("learning");
  const certificates = enrollment.status === "Completed" ? certificatesAddress(course, enrollment) : null;
  if (certificates) {
    return (
      <LinkButton href={certificates} className="w-full">
        <Icon name="certificate" /> {t(course.course_info.module_level_certificate === 1 ? "viewCertificates" : "viewCertificate")}
      </LinkButton>
    );
  }
  const href = resumeAddress(enrollment);
  if (!href) return null;
  const topic = course.moduleTopic_info.find(({ slug }) => slug === (enrollment.resume?.topic ?? enrollment.current_topic));
  return (
    <LinkButton href={href} className="w-full flex-col !gap-0">
      <span>{t(enrollment.current_topic ? "resumeLeft" : "startCourse")}</span>
      <span className="text-[0.9em] font-normal">{topic?.name}</span>
    </LinkButton>
  );
}

/** rule: certificate.module-level. Where modules have certificates, they stand together further down on this page. */
function certificatesAddress({ course_info, module_resources }: ModulesAnswer, { certificateId }: Enrollment): string | null {
  if (course_info.module_level_certificate === 1) return module_resources.some((module) => module.certificateId !== null) ? "#certificate" : null;
  return certificateId && `/certificate/${certificateId}`;
}
