"use client";

import { otherSubjectLongest } from "@/lib/contract/teaching";
import { type Option, SelectField, TextField } from "../field";
import type { subjectTexts } from "../form-props";
import type { FormFields } from "../use-form-fields";

type Props = {
  account: FormFields;
  texts: Record<(typeof subjectTexts)[number], string>;
  subjects: Option[];
  known?: { subject: string; other: string };
  mark?: string;
  optional?: string;
};

/** The subject; "Other" opens the field for its name. A browser without `:has` shows that field always. */
export function SubjectField({ account, texts, subjects, known, mark = "", optional }: Props) {
  const { field } = account;
  return (
    <div className="subject-choice grid gap-5">
      <SelectField
        {...field("teaching_subject", known?.subject)}
        label={texts.subject + mark}
        options={subjects}
        placeholder={texts.chooseSubject}
        optional={optional}
        aria-required={!optional}
      />
      <div className="[.subject-choice:not(:has(option[value=Other]:checked))_&]:hidden">
        <TextField
          {...field("other_subject", known?.other)}
          label={texts.otherSubject + mark}
          hint={texts.otherSubjectHint}
          maxLength={otherSubjectLongest}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
