import { getTranslations } from "next-intl/server";
import { ButtonForm } from "@/components/drafts/button-form";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/i18n/language";
import { requestReview } from "./actions";

type Props = { notes: string[]; courseId: string; enrollmentId: string; language: Language };

/** The foundation has sent the work back: what it asks for, and the way to hand it in again. */
export async function ReviewReturned({ notes, courseId, enrollmentId, language }: Props) {
  const t = await getTranslations("learning");
  return (
    <Notice kind="tip" className="mt-6">
      <p className="font-semibold">{t("reviewReturned")}</p>
      {notes.map((note) => (
        <blockquote key={note} className="my-2 border-s-4 border-marigold ps-3 whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
      ))}
      <p className="mb-3">{t("reviewReturnedLead")}</p>
      <ButtonForm id="request-review" action={requestReview} label={t("sendForReview")} offline={t("tryWhenConnected")}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="courseId" value={courseId} />
        <input type="hidden" name="enrollmentId" value={enrollmentId} />
      </ButtonForm>
    </Notice>
  );
}
