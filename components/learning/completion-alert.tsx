import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/i18n/language";
import { RequestCertificate } from "./request-certificate";

type Props = { course: ModulesAnswer; enrollment: ModulesAnswer["enrollment_info"][number]; language: Language; refused: string | undefined };

/** At 100 %: ask for the certificate, or hear that the assessment is under review (learning §4). */
export async function CompletionAlert({ course, enrollment, language, refused }: Props) {
  const t = await getTranslations("learning");
  const { course_completion_review, module_level_certificate, slug } = course.course_info;
  if (enrollment.status === "Completed" || enrollment.progress < 100 || module_level_certificate === 1) return null;
  if (course_completion_review === 1) {
    return (
      <Notice kind="success" className="mt-6">
        {t("underReview")}
      </Notice>
    );
  }
  return (
    <Notice kind="success" className="mt-6">
      <p className="font-semibold">{t("allDone")}</p>
      <p className="mb-3">{t("allDoneLead")}</p>
      {refused === "profile" && (
        <Notice kind="tip" className="mb-3">
          <p>{t("profileIncomplete")}</p>
          <LinkButton href={`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${slug}`)}`} look="secondary" size="small" className="mt-2">
            {t("completeProfile")}
          </LinkButton>
        </Notice>
      )}
      <RequestCertificate courseId={slug} enrollmentId={enrollment.id} language={language} label={t("requestCertificate")} />
    </Notice>
  );
}
