"use client";

import { useId } from "react";
import { type Option, SelectField, TextField } from "@/components/ui/field";
import type { Language } from "@/lib/i18n/language";
import { DigitsField } from "./digits-field";
import { FormSection } from "./form-section";
import { PasswordField, type PasswordTexts } from "./password-field";
import { PlaceFields, type PlaceTexts, type StateOption } from "./place-fields";
import type { AccountForm } from "./use-account-form";

type Names = "firstName" | "lastName" | "email" | "password" | "confirmPassword" | "mobile" | "age" | "gender" | "profession" | "language";
type Hints = "emailHint" | "passwordHint" | "mobileHint" | "languageHint" | "typePasswordAgain";
type Sections = "sectionName" | "sectionPlace" | "sectionPassword" | "sectionAbout";
export type RegistrationFieldTexts = Record<Names | Hints | Sections | "chooseGender" | "chooseProfession", string> & PasswordTexts & PlaceTexts;
export type RegistrationOptions = { states: StateOption[]; genders: Option[]; professions: Option[]; languages: Option[] };
type Props = { account: AccountForm; texts: RegistrationFieldTexts; options: RegistrationOptions; language: Language };

/** The fields of the main form in the order of accounts §5. The documented message speaks of *, so that is what marks them. */
export function RegistrationFields({ account, texts, options, language }: Props) {
  const id = useId();
  const { field, before } = account;
  const star = (label: string) => `${label} *`;
  const passwordHint = before.values.username ? texts.typePasswordAgain : texts.passwordHint;
  return (
    <>
      <FormSection title={texts.sectionName}>
        <TextField {...field("firstName")} id={`${id}first`} label={star(texts.firstName)} aria-required maxLength={60} autoComplete="given-name" />
        <TextField {...field("lastName")} id={`${id}last`} label={star(texts.lastName)} aria-required maxLength={60} autoComplete="family-name" />
        <TextField
          {...field("username")}
          id={`${id}email`}
          type="email"
          inputMode="email"
          label={star(texts.email)}
          hint={texts.emailHint}
          aria-required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormSection>
      <FormSection title={texts.sectionPlace}>
        <PlaceFields account={account} texts={texts} states={options.states} language={language} mark=" *" />
      </FormSection>
      <FormSection title={texts.sectionPassword}>
        <PasswordField
          {...field("password")}
          id={`${id}password`}
          label={star(texts.password)}
          hint={passwordHint}
          aria-required
          autoComplete="new-password"
          texts={texts}
        />
        <PasswordField
          {...field("confirmPassword")}
          id={`${id}confirm`}
          label={star(texts.confirmPassword)}
          aria-required
          autoComplete="new-password"
          texts={texts}
        />
      </FormSection>
      <FormSection title={texts.sectionAbout}>
        <DigitsField
          {...field("mobile")}
          id={`${id}mobile`}
          type="tel"
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
