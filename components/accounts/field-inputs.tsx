"use client";

import { useId } from "react";
import { type Option, SelectField, TextField } from "@/components/ui/field";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/i18n/language";
import { DigitsField } from "./digits-field";
import type { EditableField } from "./editable-fields";
import { NameInputs, type NameTexts } from "./name-inputs";
import { PlaceFields, type PlaceTexts, type StateOption } from "./place-fields";
import type { AccountForm } from "./use-account-form";

export type FieldInputTexts = Record<"mobile" | "mobileHint" | "institute" | "institutionType" | "chooseInstitutionType" | "language", string> &
  NameTexts &
  PlaceTexts;
export type FieldOptions = {
  states: StateOption[];
  sectors: Option[];
  languages: Option[] /** Of the state that the profile came with. */;
  districts: Option[];
};
type Props = { field: EditableField; account: AccountForm; profile: Profile; language: Language; texts: FieldInputTexts; options: FieldOptions };

/** The inputs that belong to one field of the profile, filled with what is known. */
export function FieldInputs({ field, account, profile, language, texts, options }: Props) {
  const id = useId();
  const control = account.field;
  if (field === "name") return <NameInputs account={account} profile={profile} texts={texts} />;
  if (field === "mobile")
    return (
      <DigitsField
        {...control("mobile", profile.mobile)}
        id={`${id}mobile`}
        label={texts.mobile}
        hint={texts.mobileHint}
        aria-required
        longest={10}
        autoComplete="tel-national"
      />
    );
  if (field === "institute")
    return (
      <TextField
        {...control("current_institute", profile.current_institute)}
        id={`${id}institute`}
        label={texts.institute}
        aria-required
        maxLength={160}
        autoComplete="organization"
      />
    );
  if (field === "institutionType")
    return (
      <SelectField
        {...control("employment_sector", profile.employment_sector)}
        id={`${id}sector`}
        label={texts.institutionType}
        options={options.sectors}
        placeholder={texts.chooseInstitutionType}
        aria-required
      />
    );
  if (field === "language")
    return (
      <SelectField {...control("language_preference", profile.language_preference)} id={`${id}language`} label={texts.language} options={options.languages} />
    );
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, districts: options.districts };
  return <PlaceFields account={account} texts={texts} states={options.states} language={language} known={known} />;
}
