"use client";

import { type Option, SelectField } from "@/components/forms/field";
import { NameInputs, type NameTexts } from "@/components/forms/fields/name-inputs";
import { InstituteField, MobileField, type MobileTexts, SectorField, type SectorTexts } from "@/components/forms/fields/person-fields";
import { PlaceFields, type PlaceTexts } from "@/components/forms/fields/place-fields";
import type { StateOption } from "@/components/forms/form-props";
import type { FormFields } from "@/components/forms/use-form-fields";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import type { EditableField } from "./editable-fields";

export type FieldInputTexts = Record<MobileTexts | SectorTexts | "institute" | "language", string> & NameTexts & PlaceTexts;
export type FieldOptions = {
  states: StateOption[];
  sectors: Option[];
  languages: Option[] /** Of the state that the profile came with. */;
  districts: Option[];
};
type Props = { field: EditableField; account: FormFields; profile: Profile; language: Language; texts: FieldInputTexts; options: FieldOptions };

/** The inputs that belong to one field of the profile, filled with what is known. */
export function FieldInputs({ field, account, profile, language, texts, options }: Props) {
  if (field === "name") return <NameInputs account={account} profile={profile} texts={texts} />;
  if (field === "mobile") return <MobileField account={account} texts={texts} known={profile.mobile} />;
  if (field === "institute") return <InstituteField account={account} texts={texts} known={profile.current_institute} />;
  if (field === "institutionType") return <SectorField account={account} texts={texts} known={profile.employment_sector} options={options.sectors} />;
  if (field === "language")
    return <SelectField {...account.field("language_preference", profile.language_preference)} label={texts.language} options={options.languages} />;
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, districts: options.districts };
  return <PlaceFields account={account} texts={texts} states={options.states} language={language} known={known} />;
}
