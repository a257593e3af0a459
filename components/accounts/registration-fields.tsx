"use client";

import { useId } from "react";
import { type Option, SelectField } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/language";
import { DigitsField } from "./digits-field";
import { FormSection } from "./form-section";
import { NameFields, type NameTexts } from "./name-fields";
import { NewPasswordFields, type NewPasswordTexts } from "./new-password-fields";
import { PlaceFields, type PlaceTexts, type StateOption } from "./place-fields";
import type { AccountForm } from "./use-account-form";

type Own = "mobile" | "mobileHint" | "age" | "gender" | "chooseGender" | "profession" | "chooseProfession" | "language" | "languageHint";
type Sections = "sectionName" | "sectionPlace" | "sectionPassword" | "sectionAbout";
export type RegistrationFieldTexts = Record<Own | Sections, string> & NameTexts & NewPasswordTexts & PlaceTexts;
export type RegistrationOptions = { states: StateOption[]; genders: Option[]; professions: Option[]; languages: Option[] };
type Props = { account: AccountForm; texts: RegistrationFieldTexts; options: RegistrationOptions; language: Language };

/** The fields of the main form in the order of accounts §5. The documented message speaks of *, so that is what marks them. */
export function RegistrationFields({ account, texts, options, language }: Props) {
  const id = useId();
  const { field } = account;
  const star = (label: string) => `${label} *`;
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
        <DigitsField
          {...field("mobile")}
          id={`${id}mobile`}
          label={star(texts.mobile)}
          hint={texts.mobileHint}
          aria-required
          longest={10}
          autoComplete="tel-national"
        />
        <DigitsField {...field("age")} id={`${id}age`} label={star(texts.age)} aria-required longest={3} autoComplete="off" className="max-w-32" />
        <SelectField
          {...field("gender")}
          id={`${id}gender`}
          label={star(texts.gender)}
          options={options.genders}
          placeholder={texts.chooseGender}
          aria-required
          autoComplete="sex"
        />
        <SelectField
          {...field("profession")}
          id={`${id}profession`}
          label={star(texts.profession)}
          options={options.professions}
          placeholder={texts.chooseProfession}
          aria-required
        />
        <SelectField {...field("language", language)} id={`${id}language`} label={texts.language} hint={texts.languageHint} options={options.languages} />
      </FormSection>
    </>
  );
}
