import { ButtonForm } from "@/components/forms/drafts/button-form";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { requestCertificate } from "../course-actions";

type Props = { courseId: string; enrollmentId: string; language: Language };

/** The one large button at the end of a course (rule: certificate.request); its second line is the documented label. */
export function GetCertificate({ courseId, enrollmentId, language }: Props) {
  const t = translatorFor(language, "learning");
  const label = (
    <>
      <span className="inline-flex items-center gap-2 text-lead">
        <Icon name="certificate" className="size-6" /> {t("getCertificate")}
      </span>
      <span className="text-small font-normal">{t("requestCertificate")}</span>
    </>
  );
  return (
    <ButtonForm
      id={`request-certificate-${courseId}`}
      action={requestCertificate}
      label={label}
      className="w-full min-h-16 flex-col !gap-0 sm:tight:!py-1"
      offline={t("tryWhenConnected")}
      hidden={{ language, courseId, enrollmentId }}
    />
  );
}
