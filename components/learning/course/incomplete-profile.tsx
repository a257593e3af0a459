import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** No certificate without a complete profile (rule: certificate.request), with a link to its form; `alreadyRequested` where it was requested already. */
export async function IncompleteProfile({ courseId, alreadyRequested = false }: { courseId: string; alreadyRequested?: boolean }) {
  const t = await getTranslations("learning");
  return (
    <Notice kind="tip" className="my-3">
      <p>{t(alreadyRequested ? "profileIncomplete" : "profileFirst")}</p>
      <LinkButton href={`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`} look="secondary" size="small" className="mt-2">
        {t("completeProfile")}
      </LinkButton>
    </Notice>
  );
}
