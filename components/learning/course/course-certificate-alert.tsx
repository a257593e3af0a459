import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { IncompleteProfile } from "./incomplete-profile";
import { RequestCertificate } from "./request-certificate";

type Props = { course: ModulesAnswer; enrollment: ModulesAnswer["enrollment_info"][number]; language: Language; refused: string | undefined };

/** At 100 %: the assessment is under review, or the certificate can be requested. */
export async function CourseCertificateAlert({ course, enrollment, language, refused }: Props) {
  const t = await getTranslations("learning");
  const { course_completion_review, slug } = course.course_info;
  if (enrollment.progress < 100 || enrollment.review === "returned") return null;
  if (course_completion_review === 1 && enrollment.review !== "approved") {
    return (
      <Notice kind="success" className="mt-6">
        {t("underReview")}
      </Notice>
    );
  }
  return (
    <Notice kind="success" className="mt-6">
      <p className="font-semibold">{t(enrollment.review === "approved" ? "reviewApproved" : "allDone")}</p>
      {course.profile_complete ? <p className="mb-3">{t("allDoneLead")}</p> : <IncompleteProfile courseId={slug} refused={refused === "profile"} />}
      <RequestCertificate courseId={slug} enrollmentId={enrollment.id} language={language} />
    </Notice>
  );
}
