import { ORPCError } from "@orpc/client";
import type { KnownPlaces } from "@/components/account/profile/profile-fields";
import { ProfileForm, type ProfileFormProps } from "@/components/account/profile/profile-form";
import { ProfileCompleteness, ProfileHead } from "@/components/account/profile/profile-head";
import { type TeacherOptions, teacherOptions } from "@/components/account/register/form-props";
import type { Option } from "@/components/forms/field";
import {
  blockTexts,
  choices,
  inOtherLanguages,
  languageOptions,
  profilePlaceTexts,
  ruleMessagesIn,
  stateOptions,
  subjectTexts,
} from "@/components/forms/form-props";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { Avatar } from "@/components/ui/avatar";
import type { ApiClient } from "@/lib/api/backend";
import { returnPath } from "@/lib/api/http/return-path";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import type { Profile } from "@/lib/contract/accounts";
import { type PlainChoices, plainChoices, plainTexts } from "@/lib/contract/profile/profile-fields";
import { schoolTypesUp } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { type Messages, messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("profile", "title");

export default visitorPage(async ({ language, searchParams }) => {
  const { rdir } = await searchParams;
  const returnTo = returnPath(rdir, "/profile");
  const here = rdir ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}` : "/usr/UpdateInfo";
  const api = await visitorApi(language);
  await requireGuardianConsent(api);
  const { data } = await resultOr(api.accounts.readProfile(), here);
  return <ProfileScreen profile={data} language={language} returnTo={returnTo} />;
});

/** For pages that read only the profile, which an account that waits for consent may read. */
async function requireGuardianConsent(api: ApiClient): Promise<void> {
  if (await isWaiting(api)) throw new PageError(403, "guardianNeeded");
}

/** An existing backend has no guardian consent, and a guest waits for none. */
async function isWaiting(api: ApiClient): Promise<boolean> {
  try {
    return (await api.privacy.guardianStatus()).waiting;
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return false;
    throw error;
  }
}

type ProfileScreenProps = { profile: Profile; language: Language; returnTo: string };

/** The complete-profile form (rule: profile.complete-order, /usr/UpdateInfo); teachers have more fields. */
async function ProfileScreen({ profile, language, returnTo }: ProfileScreenProps) {
  return (
    <div className="container-form py-8">
      <ProfileSummary profile={profile} language={language} />
      <ProfileCompleteness complete={profile.is_profile_complete === 1} className="mt-6" language={language} />
      <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
        <ProfileForm
          {...(await profileFormProps(profile, language))}
          language={language}
          profile={profile}
          returnTo={returnTo}
        />
      </div>
    </div>
  );
}

function ProfileSummary({ profile, language }: { profile: Profile; language: Language }) {
  return (
    <>
      <h1>{translatorFor(language, "profile")("title")}</h1>
      <div className="mt-4 flex items-center gap-4">
        <Avatar of={{ accountId: profile._id, ...profile }} size="large" />
        <ProfileHead profile={profile} language={language} />
      </div>
    </>
  );
}

const ownTexts = [
  "sectionPlace",
  "sectionWork",
  "sectionAbout",
  "sectionTeaching",
  "institute",
  "institutionType",
  "chooseInstitutionType",
  ...(["optional", "save", "saving"] as const),
  ...(plainTexts satisfies readonly (keyof Messages["profile"])[]),
] as const;
const stateOfBihar = 5;
const stateOfUp = 34;

async function profileFormProps(
  profile: Profile,
  language: Language,
): Promise<Pick<ProfileFormProps, "places" | "words" | "texts" | "options">> {
  const [teacher, places] = await Promise.all([teacherOptions(language), knownPlaces(profile, language)]);
  const t = translatorFor(language, "profile");
  const shared = translatorFor(language, "accounts");
  const lists = messagesIn(language);
  // "Other" and "Others" are the same choice, spelled as each form documents it.
  const otherGender = profile.gender === "Other" ? "Others" : "Other";
  return {
    places,
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(shared, [...profilePlaceTexts, ...blockTexts, ...subjectTexts, "schoolType", "chooseSchoolType"]),
      ...(profile.state_id === stateOfBihar && {
        block: shared("blockBihar"),
        chooseBlock: shared("chooseBlockBihar"),
      }),
      ...inOtherLanguages(language),
      ...pickTexts(t, ownTexts),
    },
    options: {
      states: stateOptions(language),
      sectors: choices(lists.profile.sectors),
      ...plainChoicesIn(lists.profile),
      genders: choices(lists.accounts.genders).filter((gender) => gender.value !== otherGender),
      professions: choices(lists.accounts.professions),
      languages: languageOptions,
      schoolTypes: schoolTypeOptions(profile, teacher),
      subjects: teacher.subjects,
    },
  };
}

/** The lists of the plain inputs, which are messages under `profile`. */
function plainChoicesIn(lists: Record<PlainChoices, Record<string, string>>): Record<PlainChoices, Option[]> {
  return Object.fromEntries(plainChoices.map((key) => [key, choices(lists[key])])) as Record<PlainChoices, Option[]>;
}

/** Uttar Pradesh has its own list; a teacher who has a type from it can keep that type. */
function schoolTypeOptions({ state_id, school_type }: Profile, lists: TeacherOptions): Option[] {
  const known = lists.schoolTypes.some((option) => option.value === school_type);
  const ofUp = schoolTypesUp.some((type) => type === school_type) && !known;
  return state_id === stateOfUp || ofUp ? lists.schoolTypesUp : lists.schoolTypes;
}

async function knownPlaces({ state_id, district }: Profile, language: Language): Promise<KnownPlaces> {
  if (!state_id) return { districts: [], blocks: [] };
  const { places } = publicApi(language);
  const [districts, blocks] = await Promise.all([
    places.getDistricts({ state_id, language }),
    district ? places.getBlocks({ state_id, district, language }) : { data: [] },
  ]);
  return {
    districts: districts.data.map((each) => ({ value: each.district, label: each.label })),
    blocks: blocks.data.map((each) => ({ value: each.block, label: each.label })),
  };
}
