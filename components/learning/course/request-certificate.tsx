import { getTranslations } from "next-intl/server";
import { ButtonForm } from "@/components/forms/drafts/button-form";
import type { Language } from "@/lib/platform/i18n/language";
import { requestCertificate } from "../actions";

export async function RequestCertificate({ courseId, enrollmentId, language }: { courseId: string; enrollmentId: string; language: Language }) {
  const t = await getTranslations("learning");
  return (
    <ButtonForm id="request-certificate" action={requestCertificate} label={t("requestCertificate")} offline={t("tryWhenConnected")}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="enrollmentId" value={enrollmentId} />
    </ButtonForm>
  );
}
