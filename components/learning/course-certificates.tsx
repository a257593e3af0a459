import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MyCourse } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { GetCertificate } from "./course/get-certificate";

/** Whether only the request is missing in a course of the dashboard. Only the course page checks reviews. */
export function waitsForRequest({
  status,
  progress,
  module_level_certificate,
  course_completion_review,
  enrollment_id,
}: MyCourse): boolean {
  return (
    status === "Enrolled" &&
    progress === 100 &&
    module_level_certificate === 0 &&
    course_completion_review === 0 &&
    enrollment_id !== ""
  );
}

/** Everything is done, and a review may be open: the course page shows its state. */
export function waitsElsewhere({ status, progress }: MyCourse): boolean {
  return status === "Enrolled" && progress === 100;
}

/** The main step of a course on the dashboard once all topics are complete; null before. */
export function CertificateStep({ course, language }: { course: MyCourse; language: Language }) {
  const t = translatorFor(language, "learning");
  if (waitsForRequest(course))
    return <GetCertificate courseId={course.slug} enrollmentId={course.enrollment_id} language={language} />;
  if (waitsElsewhere(course)) {
    return (
      <LinkButton href={`/view/course/${course.slug}#certificate`} className="flex-auto">
        <Icon name="certificate" /> {t("seeCertificateState")}
      </LinkButton>
    );
  }
  if (course.status !== "Completed") return null;
  if (course.module_level_certificate === 0 && course.certificateId) {
    return (
      <LinkButton href={`/certificate/${course.certificateId}`} className="flex-auto">
        <Icon name="certificate" /> {t("viewCertificate")}
      </LinkButton>
    );
  }
  if (course.module_level_certificate === 1 && course.module_certificates !== 0) {
    return (
      <LinkButton href={`/view/course/${course.slug}#modules`} className="flex-auto">
        <Icon name="certificate" /> {t("viewCertificates")}
      </LinkButton>
    );
  }
  return null;
}

export function hasCertificateStep(course: MyCourse): boolean {
  if (waitsElsewhere(course)) return true;
  if (course.status !== "Completed") return false;
  return course.module_level_certificate === 1 ? course.module_certificates !== 0 : course.certificateId !== null;
}

export function ModuleCertificates({ course, language }: { course: MyCourse; language: Language }) {
  if (course.certificates.length === 0) return null;
  const t = translatorFor(language, "learning");
  return (
    <ul className="grid">
      {course.certificates.map(({ id, name }) => (
        <li key={id}>
          <a href={`/certificate/${id}`} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="certificate" className="size-6" />
            {t("moduleCertificate", { module: name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
