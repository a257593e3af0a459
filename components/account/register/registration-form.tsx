"use client";

import type { ReactNode } from "react";
import { SelectField } from "@/components/forms/field";
import { NameFields } from "@/components/forms/fields/name-fields";
import { NewPasswordFields } from "@/components/forms/fields/new-password-field";
import { AgeField, GenderField, MobileField, ProfessionField } from "@/components/forms/fields/person-fields";
import { PlaceFields } from "@/components/forms/fields/place-fields";
import { FormSection } from "@/components/forms/form-section";
import { FormStart } from "@/components/forms/form-start";
import type { FormResult } from "@/components/forms/form-state";
import { FormStep, StepEnd, StepHead } from "@/components/forms/steps/form-steps";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { forgetReturnPath, wantedReturnPath } from "@/components/layout/visitor/saved-return-path";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { hasToast, mainFormRules, registrationSteps } from "@/lib/contract/rules/registration";
import { findBroken } from "@/lib/contract/rules/rule";
import { ConsentBoxes } from "../privacy/consent-boxes";
import { registerAction } from "./actions";
import type { registrationProps } from "./form-props";
import { OwnAccountLinks } from "./own-account-links";
import { askAboutPassword } from "./refused-password";

export type CourseToOpen = { id: string; name: string };
export type RegistrationFormProps = ReturnType<typeof registrationProps> & {
  course?: CourseToOpen;
  /** The page to open when there is no course: a path that `returnPath` has checked. */
  returnTo?: string;
  /** What the page shows of an earlier step without JavaScript. */
  before?: FormResult;
};

/** The main registration form in three steps (rule: registration.steps). Most props come from `registrationProps`. */
export function RegistrationForm({
  language,
  texts,
  words,
  options,
  passwordMinLength,
  consents,
  course,
  returnTo,
  before,
}: RegistrationFormProps) {
  const rules = mainFormRules(passwordMinLength);
  const account = useFormFields({
    action: registerAction,
    before,
    offline: texts.offline,
    words,
    // A lost connection is shown on the form (rule: registration.toasts).
    toasts: "answers",
    draft: "register",
    sumsUp: true,
    steps: registrationSteps,
    checkStep: askAboutPassword(registrationSteps, language),
    hasToast,
    check: (values) => findBroken(rules, withPlainDigits(values)),
    complete: () => ({ ...knownCampaign(), ...(!course && { rdir: wantedReturnPath(returnTo, "/courses") }) }),
    onDone: () => !course && forgetReturnPath(returnTo, "/courses"),
  });
  const group = { account, texts, options, language };
  return (
    <form {...account.form} className="grid gap-8">
      <input type="hidden" name="pageLanguage" value={language} />
      {course && <input type="hidden" name="courseId" value={course.id} />}
      {course && <input type="hidden" name="courseName" value={course.name} />}
      {returnTo && <input type="hidden" name="rdir" value={returnTo} />}
      <StepHead account={account} texts={texts.steps} />
      <FormStart account={account} texts={texts} />
      <FormStep account={account} index={0}>
        <You
          {...group}
          ownAccount={<OwnAccountLinks account={account} texts={texts} courseId={course?.id} rdir={returnTo} />}
        />
      </FormStep>
      <FormStep account={account} index={1}>
        <Work {...group} />
      </FormStep>
      <FormStep account={account} index={2}>
        <SelectField
          {...account.field("language", language)}
          label={texts.language}
          hint={texts.languageHint}
          options={options.languages}
        />
        <ConsentBoxes {...consents} account={account} />
      </FormStep>
      <StepEnd account={account} texts={texts.steps} label={texts.createAccount} busyLabel={texts.creatingAccount} />
    </form>
  );
}

type StepProps = { account: FormFields } & Pick<RegistrationFormProps, "texts" | "options" | "language">;

// Required fields are marked with *, because the documented message mentions it.

function You({ account, texts, options, ownAccount }: StepProps & { ownAccount: ReactNode }) {
  return (
    <>
      <FormSection title={texts.sectionName}>
        <NameFields account={account} texts={texts} mark=" *" />
        {ownAccount}
      </FormSection>
      <FormSection title={texts.sectionAbout} why={texts.aboutWhy}>
        <AgeField account={account} texts={texts} mark=" *" />
        <GenderField account={account} texts={texts} options={options.genders} mark=" *" />
      </FormSection>
    </>
  );
}

function Work({ account, texts, options, language }: StepProps) {
  return (
    <>
      <FormSection title={texts.sectionPlace}>
        <PlaceFields account={account} texts={texts} states={options.states} language={language} mark=" *" />
        <ProfessionField account={account} texts={texts} options={options.professions} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionLogin}>
        <MobileField account={account} texts={texts} mark=" *" />
        <NewPasswordFields account={account} texts={texts} mark=" *" />
      </FormSection>
    </>
  );
}
