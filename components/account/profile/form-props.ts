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
import { publicApi } from "@/lib/api/server";
import type { Profile } from "@/lib/contract/accounts";
import { type PlainChoices, plainChoices, plainTexts } from "@/lib/contract/profile/profile-fields";
import { campaignStates } from "@/lib/contract/rules/campaign-pages";
import { schoolTypesUp } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { type Messages, messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { type TeacherOptions, teacherOptions } from "../register/form-props";
import type { EditableField } from "./editable-fields";

const fieldTexts = [
  "institute",
  "institutionType",
  "chooseInstitutionType",
  "nameHint",
  "saveField",
  "saving",
  "cancel",
] as const;

export type FieldEditorProps = Awaited<ReturnType<typeof fieldEditorProps>>;
/** What the editing in place needs. The districts are those of the state that the profile came with. */
export async function fieldEditorProps(profile: Profile, language: Language) {
  const t = translatorFor(language, "profile");
  const shared = translatorFor(language, "accounts");
  const labels: Record<EditableField, string> = {
    ...pickTexts(t, ["name", "institute", "institutionType"]),
    ...pickTexts(shared, ["mobile", "state", "district", "language"]),
  };
  return {
    language,
    profile,
    labels,
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(shared, [...profilePlaceTexts, "firstName", "lastName"]),
      ...pickTexts(t, fieldTexts),
      // The letters that a certificate cannot print replace "{letters}" in the browser.
      nameLetters: t("nameLetters", { letters: "{letters}" }),
      profileUpdated: translatorFor(language, "answers")("profileUpdated"),
    },
    options: {
      states: stateOptions(language),
      sectors: choices(messagesIn(language).profile.sectors),
      languages: languageOptions,
      districts: (await knownPlaces({ ...profile, district: "" }, language)).districts,
    },
  };
}

export type PictureTexts = ReturnType<typeof pictureTexts>;
export function pictureTexts(language: Language) {
  return {
    ...messagesIn(language).profile.pictureForm,
    ...pickTexts(translatorFor(language, "answers"), ["pictureInvalid", "profileUpdated"]),
    offline: translatorFor(language, "accounts")("offline"),
  };
}

const formTexts = [
  "sectionPlace",
  "sectionWork",
  "sectionAbout",
  "sectionTeaching",
  "institute",
  "institutionType",
  "chooseInstitutionType",
  "optional",
  "save",
  "saving",
  "under18",
  "under18Hint",
  ...(plainTexts satisfies readonly (keyof Messages["profile"])[]),
] as const;

export type ProfileFormProps = Awaited<ReturnType<typeof profileFormProps>>;
export async function profileFormProps(profile: Profile, language: Language) {
  const [teacher, places] = await Promise.all([teacherOptions(language), knownPlaces(profile, language)]);
  const t = translatorFor(language, "profile");
  const shared = translatorFor(language, "accounts");
  const lists = messagesIn(language);
  // "Other" and "Others" are the same choice, spelled as each form documents it.
  const otherGender = profile.gender === "Other" ? "Others" : "Other";
  return {
    language,
    profile,
    places,
    /** An existing backend asks no guardian. */
    asksGuardians: !settings().upstreamUrl,
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(shared, [...profilePlaceTexts, ...blockTexts, ...subjectTexts, "schoolType", "chooseSchoolType"]),
      ...(profile.state_id === campaignStates.bihar && {
        block: shared("blockBihar"),
        chooseBlock: shared("chooseBlockBihar"),
      }),
      ...inOtherLanguages(language),
      ...pickTexts(t, formTexts),
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
  return state_id === campaignStates.up || ofUp ? lists.schoolTypesUp : lists.schoolTypes;
}

async function knownPlaces({ state_id, district }: Pick<Profile, "state_id" | "district">, language: Language) {
  const { places } = publicApi(language);
  const [districts, blocks] = await Promise.all([
    state_id ? places.getDistricts({ state_id, language }) : { data: [] },
    state_id && district ? places.getBlocks({ state_id, district, language }) : { data: [] },
  ]);
  return {
    districts: districts.data.map((each) => ({ value: each.district, label: each.label })),
    blocks: blocks.data.map((each) => ({ value: each.block, label: each.label })),
  };
}
