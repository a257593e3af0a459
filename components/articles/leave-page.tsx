import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import { LeaveLink } from "./leave-link";

/** "Leave this page" on a sensitive page, always in reach of the thumb (rule: articles.private). */
export async function LeavePage({ neutralTitle }: { neutralTitle: string }) {
  const t = await getTranslations("articles");
  return (
    <LeaveLink
      href={portalContent().site.neutralSite}
      label={t("leave")}
      hint={t("leaveHint")}
      neutral={neutralTitle}
    />
  );
}
