import { getTranslations } from "next-intl/server";
import type { Profile } from "@/lib/contract/accounts";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { OwnName } from "./own-name";

/** The learner's name and the date of joining. */
export async function ProfileHead({ profile, language }: { profile: Profile; language: Language }) {
  const t = await getTranslations("profile");
  const [mailbox, domain] = profile.username.split("@");
  return (
    <div className="min-w-0">
      <p className="text-lead font-bold [overflow-wrap:anywhere]">
        <OwnName known={`${profile.firstName} ${profile.lastName}`} />
      </p>
      <p className="[overflow-wrap:anywhere]">
        {/* A long address breaks before its domain, not inside a word. */}
        {mailbox}
        {domain && (
          <>
            <wbr />@{domain}
          </>
        )}
      </p>
      <p className="text-ink-soft">{t("memberSince", { date: dayMonthYear(profile.dateCreated, language) })}</p>
    </div>
  );
}
