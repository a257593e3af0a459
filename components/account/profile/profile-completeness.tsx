import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type Props = {
  complete: boolean;
  className?: string /** Adds a link to the form that completes it. */;
  toForm?: boolean;
};

/** Shows whether the profile is complete (rule: profile.completeness). */
export async function ProfileCompleteness({ complete, className, toForm = false }: Props) {
  const t = await getTranslations("profile");
  return (
    <Notice kind={complete ? "success" : "tip"} className={className}>
      <p className="font-bold">{t(complete ? "complete" : "incomplete")}</p>
      <p>{t(complete ? "completeMore" : toForm ? "incompleteLead" : "incompleteMore")}</p>
      {toForm && (
        <LinkButton href="/usr/UpdateInfo" size="small" className="mt-2">
          {t("completeNow")}
        </LinkButton>
      )}
    </Notice>
  );
}
