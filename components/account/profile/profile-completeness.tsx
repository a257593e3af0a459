import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  complete: boolean;
  className?: string /** Adds a link to the form that completes it. */;
  toForm?: boolean;
  language: Language;
};

/** Shows whether the profile is complete (rule: profile.completeness). */
export function ProfileCompleteness({ complete, className, toForm = false, language }: Props) {
  const t = translatorFor(language, "profile");
  if (complete) {
    return (
      <p className={`flex gap-2 font-semibold text-leaf ${className}`}>
        <Icon name="check" className="mt-1 size-5 shrink-0" />
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
