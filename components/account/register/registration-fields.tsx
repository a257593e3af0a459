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
import type { StateOption } from "@/components/forms/form-props";
import { FormSection } from "@/components/forms/form-section";
import type { AccountForm } from "@/components/forms/use-account-form";
import type { Language } from "@/lib/platform/i18n/language";

type Own = MobileTexts | GenderTexts | ProfessionTexts | "age" | "language" | "languageHint";
type Sections = "sectionName" | "sectionPlace" | "sectionPassword" | "sectionAbout";
export type RegistrationFieldTexts = Record<Own | Sections, string> & NameTexts & NewPasswordTexts & PlaceTexts;
export type RegistrationOptions = { states: StateOption[]; genders: Option[]; professions: Option[]; languages: Option[] };
type Props = { account: AccountForm; texts: RegistrationFieldTexts; options: RegistrationOptions; language: Language };

/** The fields of the main form in the order of the rule: registration.main-order. The documented message speaks of *, so that is what marks them. */
export function RegistrationFields({ account, texts, options, language }: Props) {
  const { field } = account;
  return (
    <>
      <FormSection title={texts.sectionName}>
        <NameFields account={account} texts={texts} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionPlace}>
        <PlaceFields account={account} texts={texts} states={options.states} language={language} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionPassword}>
        <NewPasswordFields account={account} texts={texts} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionAbout}>
        <MobileField account={account} texts={texts} mark=" *" />
        <AgeField account={account} texts={texts} mark=" *" />
        <GenderField account={account} texts={texts} options={options.genders} mark=" *" />
        <ProfessionField account={account} texts={texts} options={options.professions} mark=" *" />
        <SelectField {...field("language", language)} label={texts.language} hint={texts.languageHint} options={options.languages} />
      </FormSection>
    </>
  );
}
