import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** No certificate without a complete profile (learning §5), and the way to complete it. */
export async function IncompleteProfile({ courseId }: { courseId: string }) {
  const t = await getTranslations("learning");
  return (
    <Notice kind="tip" className="mb-3">
      <p>{t("profileIncomplete")}</p>
      <LinkButton href={`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`} look="secondary" size="small" className="mt-2">
        {t("completeProfile")}
      </LinkButton>
    </Notice>
  );
}
