"use client";

import { SelectField, TextField } from "@/components/forms/field";
import { CheckBox } from "@/components/forms/fields/check-box";
import {
  AgeField,
  GenderField,
  InstituteField,
  MobileField,
  ProfessionField,
  SectorField,
} from "@/components/forms/fields/person-fields";
import { BlockField, PlaceFields } from "@/components/forms/fields/place-fields";
import { SubjectField } from "@/components/forms/fields/subject-field";
import { FormEnd } from "@/components/forms/form-end";
import { FormSection } from "@/components/forms/form-section";
import { FormStart } from "@/components/forms/form-start";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { type FormFields, useFormFields } from "@/components/forms/use-form-fields";
import { plainFields, plainInput } from "@/lib/contract/profile/profile-fields";
import { isMinor } from "@/lib/contract/rules/age";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { isMinorForm, splitSubject } from "@/lib/contract/rules/registration";
import { profileAction } from "./actions";
import type { ProfileFormProps } from "./form-props";
import { isTeacherAccount, profileFindings, showsTeaching } from "./profile-rules";

/** `returnTo`: a path that `returnPath` has checked. */
type Props = ProfileFormProps & { returnTo: string };

/** The complete-profile form (rule: profile.complete-order), filled with what is known. */
export function ProfileForm({ returnTo, words, ...given }: Props) {
  const { language, profile, texts } = given;
  const asTeacher = isTeacherAccount(profile);
  const account = useFormFields({
    action: profileAction,
    offline: texts.offline,
    words,
    draft: "profile",
    owner: profile._id,
    sumsUp: true,
    check: (values) => profileFindings(withPlainDigits(values), asTeacher),
  });
  return (
    <form {...account.form} className="grid gap-8">
      <HiddenFields pageLanguage={language} rdir={returnTo} />
      {asTeacher && <input type="hidden" name="asTeacher" value="1" />}
      <FormStart account={account} texts={texts} />
      <ProfileFields {...given} account={account} />
      <FormEnd account={account} label={texts.save} busyLabel={texts.saving} />
    </form>
  );
}

type ProfileFieldsProps = Omit<ProfileFormProps, "words"> & { account: FormFields };

/** The fields of the complete-profile form, in the order of the rule: profile.complete-order. */
function ProfileFields({ account, profile, places, asksGuardians, texts, options, language }: ProfileFieldsProps) {
  const { field } = account;
  const known = { stateId: String(profile.state_id ?? ""), district: profile.district, ...places };
  const asTeacher = isTeacherAccount(profile);
  const profession = account.watch("profession") ?? account.before.values.profession ?? profile.profession;
  const teaching = showsTeaching(asTeacher, profession);
  const optional = asTeacher ? texts.optional : undefined;
  const age = account.watch("age") ?? account.before.values.age ?? String(profile.age ?? "");
  const becomesMinor = asksGuardians && !isMinor(profile) && isMinorForm({ age, profession });
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
        {becomesMinor && <CheckBox account={account} name="under_18" label={texts.under18} hint={texts.under18Hint} />}
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

type Part = Pick<ProfileFieldsProps, "account" | "profile" | "texts" | "options">;
type PlainFieldsProps = Part & { section: ReturnType<typeof plainInput>["section"] };

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

/** The fields of the teacher variant other than the block (rule: profile.teacher-variant). */
function ProfileTeachingFields({ account, profile, texts, options, optional }: Part & { optional?: string }) {
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
