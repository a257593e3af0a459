"use client";

import { type Option, SelectField, TextField } from "@/components/forms/field";
import { BlockField, type BlockTexts } from "@/components/forms/fields/block-field";
import {
  AgeField,
  GenderField,
  type GenderTexts,
  InstituteField,
  MobileField,
  type MobileTexts,
  ProfessionField,
  type ProfessionTexts,
  SectorField,
  type SectorTexts,
} from "@/components/forms/fields/person-fields";
import { PlaceFields, type PlaceTexts } from "@/components/forms/fields/place-fields";
import { SubjectField, type SubjectTexts } from "@/components/forms/fields/subject-field";
import type { StateOption } from "@/components/forms/form-props";
import { FormSection } from "@/components/forms/form-section";
import type { FormFields } from "@/components/forms/use-form-fields";
import type { Profile } from "@/lib/contract/accounts";
import { type PlainChoices, type PlainText, plainFields, plainInput } from "@/lib/contract/profile/profile-fields";
import { splitSubject } from "@/lib/contract/rules/registration";
import type { Language } from "@/lib/platform/i18n/language";
import { isTeacherAccount, showsTeaching } from "./profile-rules";

type Shared = MobileTexts | GenderTexts | ProfessionTexts | SectorTexts | "institute" | "age";
type Own = "sectionPlace" | "sectionWork" | "sectionAbout" | "language" | "optional" | PlainText;
export type ProfileFieldTexts = Record<Shared | Own, string> & PlaceTexts & BlockTexts & TeachingTexts;
export type ProfileOptions = Record<"sectors" | "genders" | "professions" | "languages" | PlainChoices, Option[]> &
  TeachingOptions & { states: StateOption[] };
export type KnownPlaces = { districts: Option[]; blocks: Option[] };
type Props = {
  account: FormFields;
  profile: Profile;
  places: KnownPlaces;
  texts: ProfileFieldTexts;
  options: ProfileOptions;
  language: Language;
};

/** The fields of the complete-profile form, in the order of the rule: profile.complete-order. */
export function ProfileFields({ account, profile, places, texts, options, language }: Props) {
  const { field } = account;
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, ...places };
  const asTeacher = isTeacherAccount(profile);
  const profession = account.watch("profession") ?? account.before.values.profession ?? profile.profession;
  const teaching = showsTeaching(asTeacher, profession);
  const optional = asTeacher ? texts.optional : undefined;
  const stateId = account.watch("state_id") ?? account.before.values.state_id ?? String(profile.state_id ?? "");
  const hasBlocks = options.states.some((state) => state.value === stateId && state.hasBlocks);
  return (
    <>
      <FormSection title={texts.sectionPlace}>
        <PlaceFields account={account} texts={texts} states={options.states} language={language} known={known} />
        {teaching && hasBlocks && (
          <BlockField
            account={account}
            texts={texts}
            language={language}
            known={{ district: profile.district, block: profile.block, blocks: places.blocks }}
            optional={texts.optional}
          />
        )}
        <PlainFields section="place" account={account} profile={profile} texts={texts} options={options} />
      </FormSection>
      <FormSection title={texts.sectionWork}>
        <InstituteField account={account} texts={texts} known={profile.current_institute} />
        <SectorField account={account} texts={texts} known={profile.employment_sector} options={options.sectors} />
        <PlainFields section="work" account={account} profile={profile} texts={texts} options={options} />
      </FormSection>
      <FormSection title={texts.sectionAbout}>
        <MobileField account={account} texts={texts} known={profile.mobile} />
        <GenderField account={account} texts={texts} known={profile.gender} options={options.genders} />
        <AgeField account={account} texts={texts} known={String(profile.age ?? "")} optional={optional} />
        <ProfessionField
          account={account}
          texts={texts}
          known={profile.profession}
          options={options.professions}
          optional={optional}
        />
        <SelectField
          {...field("language_preference", profile.language_preference)}
          label={texts.language}
          options={options.languages}
        />
        <PlainFields section="about" account={account} profile={profile} texts={texts} options={options} />
      </FormSection>
      {teaching && (
        <ProfileTeachingFields
          account={account}
          profile={profile}
          texts={texts}
          options={options}
          optional={asTeacher ? undefined : texts.optional}
        />
      )}
    </>
  );
}

type PlainFieldsProps = Pick<Props, "account" | "profile" | "texts" | "options"> & {
  section: ReturnType<typeof plainInput>["section"];
};

/** The fields of a section whose inputs the table of profile fields describes. */
function PlainFields({ section, account, profile, texts, options }: PlainFieldsProps) {
  return plainFields.map((name) => {
    const { section: own, label, placeholder, choices, longest } = plainInput(name);
    if (own !== section) return null;
    const frame = { ...account.field(name, profile[name]), label: texts[label], optional: texts.optional };
    if (!choices) return <TextField key={name} {...frame} maxLength={longest} />;
    return (
      <SelectField key={name} {...frame} options={options[choices]} placeholder={placeholder && texts[placeholder]} />
    );
  });
}

type TeachingTexts = SubjectTexts & Record<"sectionTeaching" | "schoolType" | "chooseSchoolType", string>;
type TeachingOptions = { schoolTypes: Option[]; subjects: Option[] };
type ProfileTeachingFieldsProps = {
  account: FormFields;
  profile: Profile;
  texts: TeachingTexts;
  options: TeachingOptions;
  optional?: string;
};

/** The fields of the teacher variant other than the block (rule: profile.teacher-variant). */
function ProfileTeachingFields({ account, profile, texts, options, optional }: ProfileTeachingFieldsProps) {
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
      <SubjectField
        account={account}
        texts={texts}
        subjects={options.subjects}
        known={splitSubject(profile.teaching_subject)}
        optional={optional}
      />
    </FormSection>
  );
}
