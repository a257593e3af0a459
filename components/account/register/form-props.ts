import type { Metadata } from "next";
import type { Option } from "@/components/forms/field";
import {
  blockTexts,
  choices,
  formTexts,
  inOtherLanguages,
  languageOptions,
  nameTexts,
  newPasswordTexts,
  placeTexts,
  ruleMessagesIn,
  stateOptions,
  subjectTexts,
} from "@/components/forms/form-props";
import type { FormResult } from "@/components/forms/form-state";
import type { StepsTexts } from "@/components/forms/steps/form-steps";
import { strengthTexts } from "@/components/forms/strength-texts";
import { publicApi } from "@/lib/api/server";
import { mainFormRules } from "@/lib/contract/rules/registration";
import { noSubject, otherSubject, schoolTypes, schoolTypesUp, teacherGenders } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import errorInTitle from "@/messages/browser/form-title.json";
import { consentProps } from "../privacy/consent-props";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

const sharedTexts = [
  ...formTexts,
  ...nameTexts,
  ...placeTexts,
  ...newPasswordTexts,
  ...(["createAccount", "creatingAccount", "offline", "sectionName", "sectionLogin"] as const),
  ...(["mobile", "mobileHint", "gender", "chooseGender", "language", "languageHint"] as const),
] as const;
const mainTexts = ["sectionPlace", "sectionAbout", "aboutWhy", "age", "profession", "chooseProfession"] as const;
const teacherTexts = ["sectionDistrict", "sectionSchool", "institute", "schoolType", "chooseSchoolType"] as const;

/** The names of the three steps; the second one is the form's own. */
function stepTexts(language: Language, second: "School" | "Work"): StepsTexts {
  const t = translatorFor(language, "accounts");
  const step = (number: number, title: string, next: string) => {
    const count = t("stepCount", { step: number, total: 3 });
    return { title, count, next, inTitle: `${title} (${count}) – ` };
  };
  const each = [
    step(1, t("stepYou"), t(`next${second}`)),
    step(2, t(`step${second}`), t("nextConsent")),
    step(3, t("stepConsent"), t("createAccount")),
  ];
  return { label: t("stepsLabel"), back: t("stepBack"), asking: t("stepAsking"), required: t("stepRequired"), each };
}

/** The title of a step's page without JavaScript. `useStepTitle` and `useErrorTitle` write the same. */
export function titleOfStep(
  title: Metadata["title"],
  before: FormResult | undefined,
  second: "School" | "Work",
  language: Language,
): Metadata["title"] {
  const own = typeof title === "object" && title && "absolute" in title ? title.absolute : "";
  const step = before?.step ? (stepTexts(language, second).each[before.step]?.inTitle ?? "") : "";
  const error = before?.problems.length ? errorInTitle[language].error : "";
  return { absolute: `${error}${step}${own}` };
}

function sharedProps(language: Language, second: "School" | "Work") {
  const t = translatorFor(language, "accounts");
  const { passwordMinLength } = settings();
  const texts = {
    ...pickTexts(t, sharedTexts),
    ...inOtherLanguages(language),
    ...strengthTexts(language),
    passwordHint: t("passwordHint", { minimum: passwordMinLength }),
    steps: stepTexts(language, second),
    ownAccount: t("ownAccount"),
    ways: { login: t("ownAccountLogin"), newPassword: t("ownAccountPassword") },
  };
  return {
    t,
    texts,
    props: { language, passwordMinLength, consents: consentProps(language), words: ruleMessagesIn(language) },
  };
}

export function registrationProps(language: Language) {
  const { t, texts, props } = sharedProps(language, "Work");
  const lists = messagesIn(language).accounts;
  return {
    ...props,
    words: ruleMessagesIn(language, mainFormRules(props.passwordMinLength)),
    texts: { ...texts, ...pickTexts(t, mainTexts) },
    options: {
      states: stateOptions(language),
      genders: choices(lists.genders).filter((gender) => gender.value !== "Other"),
      professions: choices(lists.professions),
      languages: languageOptions,
    },
  };
}

export async function teacherProps(language: Language, variant: TeacherVariant) {
  const { t, texts, props } = sharedProps(language, "School");
  const { stateId } = teacherVariants[variant];
  const [lists, districts] = await Promise.all([teacherOptions(language), districtOptions(variant, language)]);
  return {
    ...props,
    variant,
    texts: {
      ...texts,
      ...pickTexts(t, [...teacherTexts, ...blockTexts, ...subjectTexts]),
      ...(variant === "bihar" && { block: t("blockBihar"), chooseBlock: t("chooseBlockBihar") }),
    },
    options: {
      states: stateOptions(language).filter((state) => stateId === undefined || state.value === String(stateId)),
      districts,
      genders: lists.genders,
      schoolTypes: variant === "up" ? lists.schoolTypesUp : lists.schoolTypes,
      subjects: lists.subjects,
      languages: languageOptions,
    },
  };
}

/** The districts of a campaign: those it is limited to, or all of its state. */
async function districtOptions(variant: TeacherVariant, language: Language): Promise<Option[]> {
  const { stateId, districts } = teacherVariants[variant];
  if (stateId === undefined) return [];
  const { data } = await publicApi(language).places.getDistricts({ state_id: stateId, language });
  const all = data.map(({ district, label }) => ({ value: district, label }));
  return districts ? all.filter((each) => districts.includes(each.value)) : all;
}

export type TeacherOptions = { genders: Option[]; schoolTypes: Option[]; schoolTypesUp: Option[]; subjects: Option[] };

/** The lists of the teacher forms (rule: registration.options), which the profile's teacher variant offers too. */
export async function teacherOptions(language: Language): Promise<TeacherOptions> {
  const lists = messagesIn(language).accounts;
  const { data } = await publicApi(language).places.getSubjects({ language });
  const labelled = (values: readonly string[], labels: Record<string, string>): Option[] =>
    values.map((value) => ({ value, label: labels[value] ?? value }));
  return {
    genders: labelled(teacherGenders, lists.genders),
    schoolTypes: labelled(schoolTypes, lists.schoolTypes),
    schoolTypesUp: labelled(schoolTypesUp, lists.schoolTypesUp),
    subjects: [
      ...data.map(({ subject, label }) => ({ value: subject, label })),
      ...labelled([noSubject, otherSubject], lists.subjectsBeside),
    ],
  };
}
