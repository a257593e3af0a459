"use client";

import { type Option, SelectField } from "@/components/forms/field";
import { NameFields, type NameTexts } from "@/components/forms/fields/name-fields";
import { NewPasswordFields, type NewPasswordTexts } from "@/components/forms/fields/new-password-fields";
import {
  AgeField,
  GenderField,
  type GenderTexts,
  MobileField,
  type MobileTexts,
  ProfessionField,
  type ProfessionTexts,
} from "@/components/forms/fields/person-fields";
import { PlaceFields, type PlaceTexts } from "@/components/forms/fields/place-fields";
import { FormEnd } from "@/components/forms/form-end";
import type { StateOption } from "@/components/forms/form-props";
import { FormSection } from "@/components/forms/form-section";
import { FormStart, type FormStartTexts } from "@/components/forms/form-start";
import type { RuleMessages } from "@/components/forms/form-state";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { addKnownCampaign } from "@/components/layout/visitor/first-campaign";
import { forgetReturnPath, wantedReturnPath } from "@/components/layout/visitor/saved-return-path";
import { mainFormRules, type registrationGroups } from "@/lib/contract/rules/registration";
import { findBroken } from "@/lib/contract/rules/rule";
import type { Language } from "@/lib/platform/i18n/language";
import { ConsentBoxes, type ConsentProps } from "../privacy/consent-boxes";
import { registerAction } from "./actions";

type Own = MobileTexts | GenderTexts | ProfessionTexts | "age" | "language" | "languageHint";
type Sections = "sectionName" | "sectionPlace" | "sectionPassword" | "sectionAbout";
type FieldTexts = Record<Own | Sections, string> & NameTexts & NewPasswordTexts & PlaceTexts;
type Options = { states: StateOption[]; genders: Option[]; professions: Option[]; languages: Option[] };
/** The texts around the fields of every registration form. */
export type RegistrationTexts = FormStartTexts & Record<"starNote" | "createAccount" | "creatingAccount" | "offline", string>;
export type CourseToOpen = { id: string; name: string };
export type RegistrationFormProps = {
  language: Language;
  texts: FieldTexts & RegistrationTexts;
  words: RuleMessages;
  options: Options;
  passwordMinLength: number;
  consents: ConsentProps;
  /** The course to enrol in and open afterwards. */
  course?: CourseToOpen;
  /** The page to open when there is no course: a path that `returnPath` has checked. */
  returnTo?: string;
};

/** The main registration form (rule: registration.main-order). Its props, but for course and path, come from `registrationProps`. */
export function RegistrationForm({ language, texts, words, options, passwordMinLength, consents, course, returnTo }: RegistrationFormProps) {
  const rules = mainFormRules(passwordMinLength);
  const account = useFormFields({
    action: registerAction,
    offline: texts.offline,
    words,
    draft: "register",
    sumsUp: true,
    check: (values) => findBroken(rules, values),
    complete: (form) => {
      addKnownCampaign(form);
      if (!course) form.set("rdir", wantedReturnPath(returnTo, "/courses"));
    },
    onDone: () => !course && forgetReturnPath(returnTo, "/courses"),
  });
  const group = { account, texts, options, language };
  return (
    <form {...account.form} className="grid gap-8">
      <input type="hidden" name="pageLanguage" value={language} />
      {course && <input type="hidden" name="courseId" value={course.id} />}
      {course && <input type="hidden" name="courseName" value={course.name} />}
      {returnTo && <input type="hidden" name="rdir" value={returnTo} />}
      <FormStart account={account} texts={texts} />
      <p className="text-ink-soft">{texts.starNote}</p>
      <FieldGroups.name {...group} />
      <FieldGroups.place {...group} />
      <FieldGroups.password {...group} />
      <FieldGroups.about {...group} />
      <ConsentBoxes {...consents} account={account} asksAge />
      <FormEnd label={texts.createAccount} busyLabel={texts.creatingAccount} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}

type GroupProps = { account: FormFields; texts: FieldTexts; options: Options; language: Language };

/** The groups of fields in their documented order. Required fields are marked with *, because the documented message mentions it. */
const FieldGroups: Record<keyof typeof registrationGroups, (props: GroupProps) => React.ReactNode> = {
  name: ({ account, texts }) => (
    <FormSection title={texts.sectionName}>
      <NameFields account={account} texts={texts} mark=" *" />
    </FormSection>
  ),
  place: ({ account, texts, options, language }) => (
    <FormSection title={texts.sectionPlace}>
      <PlaceFields account={account} texts={texts} states={options.states} language={language} mark=" *" />
    </FormSection>
  ),
  password: ({ account, texts }) => (
    <FormSection title={texts.sectionPassword}>
      <NewPasswordFields account={account} texts={texts} mark=" *" />
    </FormSection>
  ),
  about: ({ account, texts, options, language }) => (
    <FormSection title={texts.sectionAbout}>
      <MobileField account={account} texts={texts} mark=" *" />
      <AgeField account={account} texts={texts} mark=" *" />
      <GenderField account={account} texts={texts} options={options.genders} mark=" *" />
      <ProfessionField account={account} texts={texts} options={options.professions} mark=" *" />
      <SelectField {...account.field("language", language)} label={texts.language} hint={texts.languageHint} options={options.languages} />
    </FormSection>
  ),
};
