import type { Option } from "@/components/forms/field";
import {
  formTexts,
  inOtherLanguages,
  languageOptions,
  nameTexts,
  newPasswordTexts,
  placeTexts,
  ruleMessagesIn,
  stateOptions,
} from "@/components/forms/form-props";
import { strengthTexts } from "@/components/forms/strength-texts";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { pickTexts } from "@/lib/platform/i18n/pick-texts";
import { settings } from "@/lib/platform/settings";
import { consentProps } from "../privacy/consent-props";
import type { TeacherFormProps } from "./teacher-form";
import { teacherOptions } from "./teacher-options";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

const ownTexts = [
  ...formTexts,
  ...(["starNote", "createAccount", "creatingAccount", "registrationFailed", "offline"] as const),
  ...(["sectionName", "sectionDistrict", "sectionPassword", "sectionSchool", "institute", "mobile", "mobileHint", "gender", "chooseGender"] as const),
  ...(["schoolType", "chooseSchoolType", "language", "languageHint"] as const),
] as const;
/** The texts of the block and subject fields; Bihar has its own word for a block. */
export const blockTexts = ["block", "chooseBlock", "districtFirst", "loadingBlocks", "blocksFailed", "showBlocks", "noBlock", "tryAgain"] as const;
export const subjectTexts = ["subject", "chooseSubject", "otherSubject", "otherSubjectHint"] as const;

/** What a variant of the teacher form needs from the server: its texts and choices in one language. */
export async function teacherProps(language: Language, variant: TeacherVariant): Promise<Omit<TeacherFormProps, "course" | "action">> {
  const { stateId } = teacherVariants[variant];
  const t = translatorFor(language, "accounts");
  const [choices, districts] = await Promise.all([teacherOptions(language), districtOptions(variant, language)]);
  const minimum = settings().passwordMinLength;
  return {
    variant,
    language,
    passwordMinLength: minimum,
    consents: consentProps(language),
    words: ruleMessagesIn(language),
    texts: {
      ...pickTexts(t, [...ownTexts, ...nameTexts, ...placeTexts, ...newPasswordTexts, ...blockTexts, ...subjectTexts]),
      ...(variant === "bihar" && { block: t("blockBihar"), chooseBlock: t("chooseBlockBihar") }),
      ...inOtherLanguages(language),
      passwordHint: t("passwordHint", { minimum }),
      ...strengthTexts(language),
      registered: translatorFor(language, "answers")("registered"),
    },
    options: {
      states: stateOptions(language).filter((state) => stateId === undefined || state.value === String(stateId)),
      districts,
      genders: choices.genders,
      schoolTypes: variant === "up" ? choices.schoolTypesUp : choices.schoolTypes,
      subjects: choices.subjects,
      languages: languageOptions,
    },
  };
}

/** The districts of a campaign: all of its state's, or those it is for. */
async function districtOptions(variant: TeacherVariant, language: Language): Promise<Option[]> {
  const { stateId, districts } = teacherVariants[variant];
  if (stateId === undefined) return [];
  const { data } = await publicApi(language).places.getDistricts({ state_id: stateId, language });
  const all = data.map(({ district, label }) => ({ value: district, label }));
  return districts ? all.filter((each) => districts.includes(each.value)) : all;
}
