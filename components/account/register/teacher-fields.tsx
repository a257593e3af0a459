"use client";

import { type Option, SelectField } from "@/components/forms/field";
import type { BlockTexts } from "@/components/forms/fields/block-field";
import { NameFields, type NameTexts } from "@/components/forms/fields/name-fields";
import { NewPasswordFields, type NewPasswordTexts } from "@/components/forms/fields/new-password-fields";
import { GenderField, type GenderTexts, InstituteField, MobileField, type MobileTexts } from "@/components/forms/fields/person-fields";
import type { PlaceTexts } from "@/components/forms/fields/place-fields";
import { SubjectField, type SubjectTexts } from "@/components/forms/fields/subject-field";
import type { StateOption } from "@/components/forms/form-props";
import { FormSection } from "@/components/forms/form-section";
import type { AccountForm } from "@/components/forms/use-account-form";
import type { Language } from "@/lib/platform/i18n/language";
import { TeacherPlaceFields } from "./teacher-place-fields";
import type { TeacherVariant } from "./teacher-variants";

type Sections = "sectionName" | "sectionDistrict" | "sectionPassword" | "sectionSchool";
type Own = MobileTexts | GenderTexts | "institute" | "schoolType" | "chooseSchoolType" | "language" | "languageHint";
export type TeacherFieldTexts = Record<Sections | Own, string> & NameTexts & PlaceTexts & BlockTexts & NewPasswordTexts & SubjectTexts;
export type TeacherFormOptions = {
  states: StateOption[];
  /** Those of the campaign's state. */
  districts: Option[];
  genders: Option[];
  schoolTypes: Option[];
  subjects: Option[];
  languages: Option[];
};
type Props = { account: AccountForm; variant: TeacherVariant; texts: TeacherFieldTexts; options: TeacherFormOptions; language: Language };

/** The fields of the teacher form in the order of the rule: registration.teacher-order. */
export function TeacherFields({ account, variant, texts, options, language }: Props) {
  const { field } = account;
  const star = (label: string) => `${label} *`;
  return (
    <>
      <FormSection title={texts.sectionName}>
        <NameFields account={account} texts={texts} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionDistrict}>
        <TeacherPlaceFields account={account} variant={variant} texts={texts} states={options.states} districts={options.districts} language={language} />
      </FormSection>
      <FormSection title={texts.sectionPassword}>
        <NewPasswordFields account={account} texts={texts} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionSchool}>
        <InstituteField account={account} texts={texts} mark=" *" />
        <MobileField account={account} texts={texts} mark=" *" />
        <GenderField account={account} texts={texts} options={options.genders} mark=" *" />
        <SelectField
          {...field("school_type")}
          label={star(texts.schoolType)}
          options={options.schoolTypes}
          placeholder={texts.chooseSchoolType}
          aria-required
        />
        <SubjectField account={account} texts={texts} subjects={options.subjects} mark=" *" />
        <SelectField {...field("language", language)} label={star(texts.language)} hint={texts.languageHint} options={options.languages} />
      </FormSection>
    </>
  );
}
