import { getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { ProfileHead } from "./profile-head";

/** The screen's title and whose profile it is. */
export async function ProfileSummary({ profile, language }: { profile: Profile; language: Language }) {
  const t = await getTranslations("profile");
  return (
    <>
      <h1>{t("title")}</h1>
      <div className="mt-4 flex items-center gap-4">
        <Avatar of={{ accountId: profile._id, ...profile }} size="large" />
        <ProfileHead profile={profile} language={language} />
      </div>
    </>
  );
}
