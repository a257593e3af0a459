import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** No certificate without a complete profile (rule: certificate.request), with a link to its form; `refused` where it was requested already. */
export async function IncompleteProfile({ courseId, refused = false }: { courseId: string; refused?: boolean }) {
  const t = await getTranslations("learning");
  return (
    <Notice kind="tip" className="my-3">
      <p>{t(refused ? "profileIncomplete" : "profileFirst")}</p>
      <LinkButton href={`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`} look="secondary" size="small" className="mt-2">
        {t("completeProfile")}
      </LinkButton>
    </Notice>
  );
}
