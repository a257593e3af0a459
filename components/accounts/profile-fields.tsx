"use client";

import { useId } from "react";
import { type Option, SelectField, TextField } from "@/components/ui/field";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/i18n/language";
import { BlockField, type BlockTexts } from "./block-field";
import { DigitsField } from "./digits-field";
import { FormSection } from "./form-section";
import { PlaceFields, type PlaceTexts, type StateOption } from "./place-fields";
import { cameAsTeacher, showsTeaching } from "./profile-rules";
import { ProfileTeachingFields, type TeachingOptions, type TeachingTexts } from "./profile-teaching-fields";
import type { AccountForm } from "./use-account-form";

type Names = "institute" | "institutionType" | "mobile" | "gender" | "age" | "profession" | "residence" | "language";
type Choosing = "chooseInstitutionType" | "chooseGender" | "chooseProfession" | "chooseResidence";
type Others = "sectionPlace" | "sectionWork" | "sectionAbout" | "mobileHint" | "optional";
export type ProfileFieldTexts = Record<Names | Choosing | Others, string> & PlaceTexts & BlockTexts & TeachingTexts;
export type ProfileOptions = Record<"sectors" | "genders" | "professions" | "residences" | "languages", Option[]> & TeachingOptions & { states: StateOption[] };
/** Of the state and the district that are known. */
export type KnownPlaces = { districts: Option[]; blocks: Option[] };
type Props = { account: AccountForm; profile: Profile; places: KnownPlaces; texts: ProfileFieldTexts; options: ProfileOptions; language: Language };

/** The fields of the complete-profile form, in the order of accounts §5. */
export function ProfileFields({ account, profile, places, texts, options, language }: Props) {
  const id = useId();
  const { field } = account;
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, ...places };
  const asTeacher = cameAsTeacher(profile);
  const profession = account.watch("profession") ?? account.before.values.profession ?? profile.profession;
  const teaching = showsTeaching(asTeacher, profession);
  return (
    <>
      <FormSection title={texts.sectionPlace}>
        <PlaceFields account={account} texts={texts} states={options.states} language={language} known={known} />
        {teaching && (
          <BlockField
            account={account}
            texts={texts}
            language={language}
            known={{ district: profile.district, block: profile.block, blocks: places.blocks }}
            optional={texts.optional}
          />
        )}
        <SelectField
          {...field("place_of_residence", profile.place_of_residence)}
          id={`${id}residence`}
          label={texts.residence}
          optional={texts.optional}
          options={options.residences}
          placeholder={texts.chooseResidence}
        />
      </FormSection>
      <FormSection title={texts.sectionWork}>
        <TextField
          {...field("current_institute", profile.current_institute)}
          id={`${id}institute`}
          label={texts.institute}
          aria-required
          maxLength={160}
          autoComplete="organization"
        />
        <SelectField
          {...field("employment_sector", profile.employment_sector)}
          id={`${id}sector`}
          label={texts.institutionType}
          options={options.sectors}
          placeholder={texts.chooseInstitutionType}
          aria-required
        />
      </FormSection>
      <FormSection title={texts.sectionAbout}>
        <DigitsField
          {...field("mobile", profile.mobile)}
          id={`${id}mobile`}
          label={texts.mobile}
          hint={texts.mobileHint}
          aria-required
          longest={10}
          autoComplete="tel-national"
        />
        <SelectField
          {...field("gender", profile.gender)}
          id={`${id}gender`}
          label={texts.gender}
          options={options.genders}
          placeholder={texts.chooseGender}
          aria-required
          autoComplete="sex"
        />
        <DigitsField
          {...field("age", String(profile.age ?? ""))}
          id={`${id}age`}
          label={texts.age}
          optional={asTeacher ? texts.optional : undefined}
          aria-required={!asTeacher}
          longest={3}
          autoComplete="off"
          className="max-w-32"
        />
        <SelectField
          {...field("profession", profile.profession)}
          id={`${id}profession`}
          label={texts.profession}
          options={options.professions}
          placeholder={texts.chooseProfession}
          optional={asTeacher ? texts.optional : undefined}
          aria-required={!asTeacher}
        />
        <SelectField {...field("language_preference", profile.language_preference)} id={`${id}language`} label={texts.language} options={options.languages} />
      </FormSection>
      {teaching && (
        <ProfileTeachingFields account={account} profile={profile} texts={texts} options={options} optional={asTeacher ? undefined : texts.optional} />
      )}
    </>
  );
}
