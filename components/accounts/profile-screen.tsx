import { getTranslations } from "next-intl/server";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/i18n/language";
import { translatorFor } from "@/lib/i18n/messages";
import { publicPortal } from "@/lib/portal/server";
import { choices, languageOptions, pick, profilePlaceTexts, stateOptions, wordsIn } from "./form-props";
import type { FormAction } from "./form-state";
import { ProfileForm } from "./profile-form";
import { ProfileHead } from "./profile-head";

const ownTexts = [
  ...(["sectionPlace", "sectionWork", "sectionAbout", "institute", "institutionType", "chooseInstitutionType"] as const),
  ...(["residence", "chooseResidence", "optional", "save", "saving"] as const),
] as const;
type Props = { profile: Profile; language: Language; returnTo: string; action: FormAction };

/** The profile, and the form that completes it: one screen behind /profile and /usr/UpdateInfo (accounts §2). */
export async function ProfileScreen({ profile, language, returnTo, action }: Props) {
  const [t, shared] = await Promise.all([getTranslations("profile"), getTranslations("accounts")]);
  const stateId = profile.state_id;
  const districts = stateId ? (await publicPortal(language).places.getDistricts({ state_id: stateId, language })).data : [];
  // "Other" and "Others" are the same choice, spelled as each form documents it.
  const otherGender = profile.gender === "Other" ? "Others" : "Other";
  return (
    <div className="container-form py-8">
      <ProfileHead profile={profile} language={language} />
      <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
        <ProfileForm
          language={language}
          profile={profile}
          districts={districts.map(({ district, label }) => ({ value: district, label }))}
          words={wordsIn(language)}
          returnTo={returnTo}
          action={action}
          texts={{ ...pick(shared, profilePlaceTexts), ...pick(t, ownTexts), profileUpdated: translatorFor(language, "answers")("profileUpdated") }}
          options={{
            states: stateOptions(language),
            sectors: choices(t.raw("sectors")),
            residences: choices(t.raw("residences")),
            genders: choices(shared.raw("genders")).filter((gender) => gender.value !== otherGender),
            professions: choices(shared.raw("professions")),
            languages: languageOptions,
          }}
        />
      </div>
    </div>
  );
}
