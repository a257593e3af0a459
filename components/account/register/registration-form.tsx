"use client";

import { FormEnd } from "@/components/forms/form-end";
import { FormStart, type FormStartTexts } from "@/components/forms/form-start";
import type { FormAction, RuleMessages } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import type { Language } from "@/lib/platform/i18n/language";
import { ConsentBoxes, type ConsentProps } from "../privacy/consent-boxes";
import { type CourseToOpen, registerAndGoOn } from "./register";
import { RegistrationFields, type RegistrationFieldTexts, type RegistrationOptions } from "./registration-fields";
import { registrationFindings } from "./registration-rules";

export type RegistrationFormProps = {
  language: Language;
  texts: RegistrationFieldTexts &
    FormStartTexts &
    Record<"starNote" | "createAccount" | "creatingAccount" | "registrationFailed" | "registered" | "offline", string>;
  words: RuleMessages;
  options: RegistrationOptions;
  passwordMinLength: number;
  consents: ConsentProps;
  /** The course to enrol in and open afterwards. */
  course?: CourseToOpen;
  /** Where to go otherwise: a path that `returnPath` has checked. */
  returnTo?: string;
  /** What answers without JavaScript; not needed in a dialog. */
  action?: FormAction;
};

/** The main registration form (rule: registration.main-order). Its props, but for course, path and action, come from `registrationProps`. */
export function RegistrationForm({ language, texts, words, options, passwordMinLength, consents, course, returnTo, action }: RegistrationFormProps) {
  const account = useAccountForm({
    action,
    words,
    draft: "register",
    sumsUp: true,
    check: (values) => registrationFindings(values, passwordMinLength),
    send: (values) => {
      const stateName = options.states.find((state) => state.value === values.state_id)?.name ?? "";
      return registerAndGoOn({ values, stateName, course, returnTo, language, texts });
    },
  });
  return (
    <form {...account.form} className="grid gap-8">
      <input type="hidden" name="pageLanguage" value={language} />
      {course && <input type="hidden" name="courseId" value={course.id} />}
      {course && <input type="hidden" name="courseName" value={course.name} />}
      {returnTo && <input type="hidden" name="rdir" value={returnTo} />}
      <FormStart account={account} texts={texts} />
      <p className="text-ink-soft">{texts.starNote}</p>
      <RegistrationFields account={account} texts={texts} options={options} language={language} />
      <ConsentBoxes {...consents} account={account} asksAge />
      <FormEnd label={texts.createAccount} busyLabel={texts.creatingAccount} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}
