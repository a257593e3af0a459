"use client";

import { SelectField } from "@/components/forms/field";
import { NameFields } from "@/components/forms/fields/name-fields";
import { NewPasswordFields } from "@/components/forms/fields/new-password-field";
import { GenderField, InstituteField, MobileField } from "@/components/forms/fields/person-fields";
import { BlockField, PlaceFields } from "@/components/forms/fields/place-fields";
import { SubjectField } from "@/components/forms/fields/subject-field";
import { FormSection } from "@/components/forms/form-section";
import { FormStart } from "@/components/forms/form-start";
import type { FormResult } from "@/components/forms/form-state";
import { FormStep, StepEnd, StepHead } from "@/components/forms/steps/form-steps";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { mayMeasure } from "@/components/layout/visitor/visitor";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { hasToast, teacherFormRules } from "@/lib/contract/rules/registration";
import { findBroken } from "@/lib/contract/rules/rule";
import { noBlock } from "@/lib/contract/teaching";
import { ConsentBoxes } from "../privacy/consent-boxes";
import { teacherAction } from "./actions";
import type { teacherProps } from "./form-props";
import { OwnAccountLinks } from "./own-account-links";
import { askAboutPassword } from "./refused-password";
import type { CourseToOpen } from "./registration-form";
import { formOfVariant, stepsOfVariant, type TeacherVariant, teacherVariants } from "./teacher-variants";

export type TeacherFormProps = Awaited<ReturnType<typeof teacherProps>> & {
  course: CourseToOpen;
  /** What the page shows of an earlier step without JavaScript. */
  before?: FormResult;
};
type PartProps = { account: FormFields } & Pick<TeacherFormProps, "texts" | "options">;

/** The teacher form of a course or campaign in three steps (rule: registration.steps). Props: `teacherProps`. */
export function TeacherForm({
  variant,
  language,
  texts,
  words,
  options,
  passwordMinLength,
  consents,
  course,
  before,
}: TeacherFormProps) {
  const steps = stepsOfVariant(variant);
  const rules = teacherFormRules(formOfVariant(variant), passwordMinLength);
  const account = useFormFields({
    action: teacherAction,
    before,
    offline: texts.offline,
    words,
    // A lost connection is shown only on the form (rule: registration.failure-teacher).
    toasts: "answers",
    draft: `teacher-${variant}`,
    sumsUp: true,
    steps,
    checkStep: askAboutPassword(steps, language),
    hasToast,
    check: (values) => findBroken(rules, withPlainDigits(values)),
    complete: knownCampaign,
    onDone: () => reportConversion(course.id, variant),
  });
  return (
    <form {...account.form} className="grid gap-8">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="courseId" value={course.id} />
      <input type="hidden" name="courseName" value={course.name} />
      <StepHead account={account} texts={texts.steps} />
      <FormStart account={account} texts={texts} />
      <FormStep account={account} index={0}>
        <FormSection title={texts.sectionName}>
          <NameFields account={account} texts={texts} mark=" *" />
          <OwnAccountLinks account={account} texts={texts} courseId={course.id} />
        </FormSection>
        <FormSection title={texts.sectionDistrict}>
          <Places account={account} variant={variant} texts={texts} options={options} language={language} />
        </FormSection>
      </FormStep>
      <FormStep account={account} index={1}>
        <School account={account} texts={texts} options={options} />
      </FormStep>
      <FormStep account={account} index={2}>
        <SelectField
          {...account.field("language", language)}
          label={`${texts.language} *`}
          hint={texts.languageHint}
          options={options.languages}
        />
        <ConsentBoxes {...consents} account={account} />
      </FormStep>
      <StepEnd account={account} texts={texts.steps} label={texts.createAccount} busyLabel={texts.creatingAccount} />
    </form>
  );
}

function School({ account, texts, options }: PartProps) {
  return (
    <>
      <FormSection title={texts.sectionSchool}>
        <InstituteField account={account} texts={texts} mark=" *" />
        <SelectField
          {...account.field("school_type")}
          label={`${texts.schoolType} *`}
          options={options.schoolTypes}
          placeholder={texts.chooseSchoolType}
          aria-required
        />
        <SubjectField account={account} texts={texts} subjects={options.subjects} mark=" *" />
        <GenderField account={account} texts={texts} options={options.genders} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionLogin}>
        <MobileField account={account} texts={texts} mark=" *" />
        <NewPasswordFields account={account} texts={texts} mark=" *" />
      </FormSection>
    </>
  );
}

type PlacesProps = PartProps & Pick<TeacherFormProps, "variant" | "language">;

/** State and district on the course page; district and block where the campaign's state is fixed. */
function Places({ account, variant, texts, options: { states, districts }, language }: PlacesProps) {
  const { stateId, asksBlock } = teacherVariants[variant];
  const hasBlocks = states.some((state) => state.value === String(stateId) && state.hasBlocks);
  return (
    <>
      {stateId === undefined ? (
        <PlaceFields account={account} texts={texts} states={states} language={language} mark=" *" />
      ) : (
        <SelectField
          {...account.field("district")}
          label={`${texts.district} *`}
          options={districts}
          placeholder={texts.chooseDistrict}
          aria-required
          autoComplete="address-level2"
        />
      )}
      {asksBlock && hasBlocks && (
        <BlockField account={account} texts={texts} language={language} stateId={stateId} mark=" *" />
      )}
      {asksBlock && !hasBlocks && <HiddenBlock account={account} />}
    </>
  );
}

/** The form requires a block: for a state whose blocks the portal does not have, it sends the documented "NA". */
function HiddenBlock({ account }: { account: FormFields }) {
  const { name, ref, onChange, onBlur } = account.field("block");
  return <input type="hidden" name={name} ref={ref} onChange={onChange} onBlur={onBlur} defaultValue={noBlock} />;
}

/** The conversion event (rule: registration.success-teacher): course and form only, and only with consent. */
function reportConversion(courseId: string, form: TeacherVariant): void {
  if (!mayMeasure()) return;
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: "registration", course: courseId, form });
}
