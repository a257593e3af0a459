import { LinkButton } from "@/components/ui/button";
import { EmailAddress } from "@/components/ui/email-address";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { EmailState } from "../recovery/email-state";
import { OwnName } from "./own-name";

export function ProfileHead({ profile, language }: { profile: Profile; language: Language }) {
  return (
    <div className="min-w-0">
      <p className="text-lead font-bold [overflow-wrap:anywhere]">
        <OwnName known={`${profile.firstName} ${profile.lastName}`} />
      </p>
      <p className="text-small [overflow-wrap:anywhere]">
        <EmailAddress address={profile.username} />
      </p>
      {profile.verifiedEmail === 1 && <EmailState profile={profile} language={language} />}
    </div>
  );
}

type Props = { complete: boolean; className?: string; toForm?: boolean; language: Language };

/** Shows whether the profile is complete (rule: profile.completeness). */
export function ProfileCompleteness({ complete, className, toForm = false, language }: Props) {
  const t = translatorFor(language, "profile");
  if (complete) {
    return (
      <p className={`flex gap-2 font-semibold text-leaf ${className}`}>
        <Icon name="check" className="mt-1 size-5" />
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
