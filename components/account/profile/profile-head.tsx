import { EmailAddress } from "@/components/ui/email-address";
import type { Profile } from "@/lib/contract/accounts";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { EmailState } from "../recovery/email-state";
import { OwnName } from "./own-name";

/** The learner's name and address, with a tick where it is verified, and the date of joining. */
export function ProfileHead({ profile, language }: { profile: Profile; language: Language }) {
  const t = translatorFor(language, "profile");
  return (
    <div className="min-w-0">
      <p className="text-lead font-bold [overflow-wrap:anywhere]">
        <OwnName known={`${profile.firstName} ${profile.lastName}`} />
      </p>
      <p className="text-small [overflow-wrap:anywhere]">
        <EmailAddress address={profile.username} />
      </p>
      {profile.verifiedEmail === 1 && <EmailState profile={profile} language={language} />}
      <p className="text-small text-ink-soft">
        {t("memberSince", { date: dayMonthYear(profile.dateCreated, language).replaceAll(" ", "\u00a0") })}
      </p>
    </div>
  );
}
