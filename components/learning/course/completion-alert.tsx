import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { CourseCertificateAlert } from "./course-certificate-alert";
import { ModuleCertificatesAlert } from "./module-certificates-alert";
import { ReviewReturned, returnedIn } from "./review-returned";

type Props = { course: ModulesAnswer; enrollment: ModulesAnswer["enrollment_info"][number]; language: Language; refused: string | undefined };

/** What follows when everything is done (rule: certificate.request): ask for the certificate, wait for the review, or the modules' certificates, which stay here. */
export function CompletionAlert({ course, enrollment, language, refused }: Props) {
  const { module_level_certificate, slug } = course.course_info;
  if (enrollment.status === "Completed") return module_level_certificate === 1 ? <ModuleCertificatesAlert course={course} /> : null;
  const returned = returnedIn(course);
  return (
    <>
      {returned.length > 0 && <ReviewReturned returned={returned} courseId={slug} enrollmentId={enrollment.id} language={language} />}
      {module_level_certificate === 1 ? (
        <ModuleCertificatesAlert course={course} />
      ) : (
        <CourseCertificateAlert course={course} enrollment={enrollment} language={language} refused={refused} />
      )}
    </>
  );
}
