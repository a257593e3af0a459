"use client";

import { FormEnd } from "@/components/forms/form-end";
import { FormStart, type FormStartTexts } from "@/components/forms/form-start";
import type { FormAction, RuleMessages } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import type { Language } from "@/lib/platform/i18n/language";
import { ConsentBoxes, type ConsentProps } from "../privacy/consent-boxes";
import type { CourseToOpen } from "./register";
import { registerTeacherAndGoOn } from "./register-teacher";
import { TeacherFields, type TeacherFieldTexts, type TeacherFormOptions } from "./teacher-fields";
import { teacherFindings } from "./teacher-rules";
import { type TeacherVariant, teacherVariants } from "./teacher-variants";

export type TeacherFormProps = {
  variant: TeacherVariant;
  language: Language;
  texts: TeacherFieldTexts &
    FormStartTexts &
    Record<"starNote" | "createAccount" | "creatingAccount" | "registrationFailed" | "registered" | "offline", string>;
  words: RuleMessages;
  options: TeacherFormOptions;
  passwordMinLength: number;
  consents: ConsentProps;
  /** The course to enrol in and open afterwards. */
  course: CourseToOpen;
  /** What answers without JavaScript (`teacherAction`); not needed in a dialog. */
  action?: FormAction;
};

/** The teacher form in its course and campaign variants (rule: registration.teacher-order). Its props, but for course and action, come from `teacherProps`. */
export function TeacherForm({ variant, language, texts, words, options, passwordMinLength, consents, course, action }: TeacherFormProps) {
  const account = useAccountForm({
    action,
    words,
    draft: `teacher-${variant}`,
    sumsUp: true,
    check: (values) => teacherFindings(values, variant, passwordMinLength),
    send: (values) => {
      const stateId = String(teacherVariants[variant].stateId ?? values.state_id);
      const stateName = options.states.find((state) => state.value === stateId)?.name ?? "";
      return registerTeacherAndGoOn({ values, variant, stateName, course, language, texts });
    },
  });
  return (
    <form {...account.form} className="grid gap-8">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="courseId" value={course.id} />
      <input type="hidden" name="courseName" value={course.name} />
      <FormStart account={account} texts={texts} />
      <p className="text-ink-soft">{texts.starNote}</p>
      <TeacherFields account={account} variant={variant} texts={texts} options={options} language={language} />
      <ConsentBoxes {...consents} account={account} asksAge={false} />
      <FormEnd label={texts.createAccount} busyLabel={texts.creatingAccount} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}
