"use client";

import { type Option, SelectField, TextField } from "../field";
import type { FormFields } from "../use-form-fields";
import { DigitsField } from "./digits-field";
import { MobileInput } from "./mobile-input";
import { MobileQuestion, type MobileQuestionTexts } from "./mobile-question";

// The fields about a person that registration, profile and in-place editing share (rule: registration.main-order).

type Props<Texts extends string> = {
  account: FormFields;
  texts: Record<Texts, string>;
  /** The stored values. */
  known?: string;
  /** Appended to the label. */
  mark?: string;
  /** The label of an optional field. */
  optional?: string;
};
type Choosing<Texts extends string> = Props<Texts> & { options: Option[] };

export type MobileTexts = "mobile" | "mobileHint" | MobileQuestionTexts;
export function MobileField({ account, texts, known, mark = "" }: Props<MobileTexts>) {
  return (
    <div className="grid gap-3">
      <MobileInput {...account.field("mobile", known)} label={texts.mobile + mark} hint={texts.mobileHint} aria-required autoComplete="tel-national" />
      <MobileQuestion account={account} texts={texts} />
    </div>
  );
}

export function AgeField({ account, texts, known, mark = "", optional }: Props<"age">) {
  return (
    <DigitsField
      {...account.field("age", known)}
      label={texts.age + mark}
      optional={optional}
      aria-required={!optional}
      longest={3}
      autoComplete="off"
      className="max-w-32"
    />
  );
}

export type GenderTexts = "gender" | "chooseGender";
export function GenderField({ account, texts, known, mark = "", options }: Choosing<GenderTexts>) {
  return (
    <SelectField
      {...account.field("gender", known)}
      label={texts.gender + mark}
      options={options}
      placeholder={texts.chooseGender}
      aria-required
      autoComplete="sex"
    />
  );
}

export type ProfessionTexts = "profession" | "chooseProfession";
export function ProfessionField({ account, texts, known, mark = "", optional, options }: Choosing<ProfessionTexts>) {
  return (
    <SelectField
      {...account.field("profession", known)}
      label={texts.profession + mark}
      options={options}
      placeholder={texts.chooseProfession}
      optional={optional}
      aria-required={!optional}
    />
  );
}

export function InstituteField({ account, texts, known, mark = "" }: Props<"institute">) {
  return <TextField {...account.field("current_institute", known)} label={texts.institute + mark} aria-required maxLength={160} autoComplete="organization" />;
}

export type SectorTexts = "institutionType" | "chooseInstitutionType";
export function SectorField({ account, texts, known, options }: Choosing<SectorTexts>) {
  return (
    <SelectField
      {...account.field("employment_sector", known)}
      label={texts.institutionType}
      options={options}
      placeholder={texts.chooseInstitutionType}
      aria-required
    />
  );
}
