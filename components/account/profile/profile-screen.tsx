import { getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { ProfileCompleteness } from "./profile-completeness";
import { ProfileForm } from "./profile-form";
import { profileFormProps } from "./profile-form-props";
import { ProfileHead } from "./profile-head";

type Props = { profile: Profile; language: Language; returnTo: string };

/** The complete-profile form (rule: profile.complete-order, /usr/UpdateInfo): all fields on one page, with the teacher variant's fields for teachers. */
export async function ProfileScreen({ profile, language, returnTo }: Props) {
  return (
    <div className="container-form py-8">
      <ProfileSummary profile={profile} language={language} />
      <ProfileCompleteness complete={profile.is_profile_complete === 1} className="mt-6" />
      <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
        <ProfileForm {...(await profileFormProps(profile, language))} language={language} profile={profile} returnTo={returnTo} />
      </div>
    </div>
  );
}

/** The screen's title and whose profile it is. */
async function ProfileSummary({ profile, language }: { profile: Profile; language: Language }) {
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
