import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { GetCertificate } from "./get-certificate";
import { HeldModules } from "./held-modules";
import { IncompleteProfile } from "./incomplete-profile";
import { ReviewReturned, returnedIn } from "./review-returned";
import { ReviewWaiting, waitingIn } from "./review-waiting";
import { Withdrawn, withdrawnIn } from "./withdrawn";

type Enrollment = ModulesAnswer["enrollment_info"][number];
type Props = { course: ModulesAnswer; enrollment: Enrollment; language: Language; rejectedFor: string | undefined };

/**
 * What stands between a learner who has done everything and the certificate (rule: certificate.request): the asking for it, a review that waits or was
 * sent back, the profile; and a certificate that was withdrawn. Certificates of modules stand at their modules.
 */
export function CertificatePanel({ course, enrollment, language, rejectedFor }: Props) {
  const { slug } = course.course_info;
  const [withdrawn, returned, waiting] = [withdrawnIn(course), returnedIn(course), waitingIn(course)];
  return (
    <>
      {withdrawn.length > 0 && <Withdrawn names={withdrawn} language={language} />}
      {returned.length > 0 && <ReviewReturned returned={returned} courseId={slug} enrollmentId={enrollment.id} language={language} />}
      {waiting.length > 0 && <ReviewWaiting waiting={waiting} language={language} />}
      <HeldModules course={course} />
      {isReady(course, enrollment) && <Ready course={course} enrollment={enrollment} language={language} rejectedFor={rejectedFor} />}
    </>
  );
}

/** Whether the certificate of the whole course only has to be asked for, or was asked for without a complete profile. */
export function isReady({ course_info }: ModulesAnswer, { progress, status, review }: Enrollment): boolean {
  if (course_info.module_level_certificate === 1 || status === "Completed" || progress < 100) return false;
  return course_info.course_completion_review === 1 ? review === "approved" : true;
}

async function Ready({ course, enrollment, language, rejectedFor }: Props) {
  const t = await getTranslations("learning");
  const { slug } = course.course_info;
  return (
    <section className="mt-4 rounded-card border border-leaf bg-leaf-tint px-4 py-4" aria-labelledby="ready">
      <h2 id="ready" className="flex items-center gap-2 text-[1.2rem]">
        <Icon name="check" className="size-7 shrink-0 text-leaf" />
        {t(enrollment.review === "approved" ? "reviewApproved" : "allDone")}
      </h2>
      {course.profile_complete ? (
        <p className="mb-3">{t("allDoneLead")}</p>
      ) : (
        <IncompleteProfile courseId={slug} alreadyRequested={rejectedFor === "profile"} />
      )}
      <GetCertificate courseId={slug} enrollmentId={enrollment.id} language={language} />
    </section>
  );
}
