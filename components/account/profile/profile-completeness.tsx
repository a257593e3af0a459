import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

type Props = {
  complete: boolean;
  className?: string /** Adds a link to the form that completes it. */;
  toForm?: boolean;
};

/** Shows whether the profile is complete (rule: profile.completeness). */
export async function ProfileCompleteness({ complete, className, toForm = false }: Props) {
  const t = await getTranslations("profile");
  if (complete) {
    return (
      <p className={`flex items-center gap-2 font-semibold text-leaf ${className}`}>
        <Icon name="check" className="size-5" />
        {t("complete")}
      </p>
    );
  }
  return (
    <Notice kind="tip" className={className}>
      <p className="font-bold">{t("incomplete")}</p>
      <p>{t(toForm ? "incompleteLead" : "incompleteMore")}</p>
      {toForm && (
        <LinkButton href="/usr/UpdateInfo" size="small" className="mt-2">
          {t("completeNow")}
        </LinkButton>
      )}
    </Notice>
  );
}
