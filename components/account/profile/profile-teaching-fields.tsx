"use client";

import { type Option, SelectField } from "@/components/forms/field";
import { SubjectField, type SubjectTexts } from "@/components/forms/fields/subject-field";
import { FormSection } from "@/components/forms/form-section";
import type { FormFields } from "@/components/forms/use-form-fields";
import type { Profile } from "@/lib/contract/accounts";
import { splitSubject } from "@/lib/contract/rules/registration";

export type TeachingTexts = SubjectTexts & Record<"sectionTeaching" | "schoolType" | "chooseSchoolType", string>;
export type TeachingOptions = { schoolTypes: Option[]; subjects: Option[] };
type Props = { account: FormFields; profile: Profile; texts: TeachingTexts; options: TeachingOptions /** Label of an optional field. */; optional?: string };

/** The fields of the teacher variant other than the block (rule: profile.teacher-variant). */
export function ProfileTeachingFields({ account, profile, texts, options, optional }: Props) {
  return (
    <FormSection title={texts.sectionTeaching}>
      <SelectField
        {...account.field("school_type", profile.school_type)}
        label={texts.schoolType}
        optional={optional}
        options={options.schoolTypes}
        placeholder={texts.chooseSchoolType}
        aria-required={!optional}
      />
      <SubjectField account={account} texts={texts} subjects={options.subjects} known={splitSubject(profile.teaching_subject)} optional={optional} />
    </FormSection>
  );
}
