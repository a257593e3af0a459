import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MyCourse } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CertificateLinks } from "./course/earned-certificates";
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
export function certificateStep(course: MyCourse, language: Language): ReactNode {
  const t = translatorFor(language, "learning");
  if (waitsForRequest(course))
    return <GetCertificate courseId={course.slug} enrollmentId={course.enrollment_id} language={language} />;
  const link = (href: string, label: string) => (
    <LinkButton href={href} className="flex-auto">
      <Icon name="certificate" /> {label}
    </LinkButton>
  );
  const page = `/view/course/${course.slug}`;
  if (waitsElsewhere(course)) return link(`${page}#certificate`, t("seeCertificateState"));
  if (course.status !== "Completed") return null;
  if (course.module_level_certificate === 1)
    return course.module_certificates === 0 ? null : link(`${page}#modules`, t("viewCertificates"));
  return course.certificateId && link(`/certificate/${course.certificateId}`, t("viewCertificate"));
}

export function ModuleCertificates({ course, language }: { course: MyCourse; language: Language }) {
  if (course.certificates.length === 0) return null;
  const t = translatorFor(language, "learning");
  const links = course.certificates.map(({ id, name }) => ({ id, label: t("moduleCertificate", { module: name }) }));
  return <CertificateLinks certificates={links} />;
}
