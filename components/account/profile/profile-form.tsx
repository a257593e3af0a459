"use client";

import { FormEnd } from "@/components/forms/form-end";
import { FormStart, type FormStartTexts } from "@/components/forms/form-start";
import type { RuleMessages } from "@/components/forms/form-state";
import { useFormFields } from "@/components/forms/use-form-fields";
import { AccountField } from "@/components/layout/visitor/account-field";
import type { Profile } from "@/lib/contract/accounts";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import type { Language } from "@/lib/platform/i18n/language";
import { profileAction } from "./actions";
import { type KnownPlaces, ProfileFields, type ProfileFieldTexts, type ProfileOptions } from "./profile-fields";
import { isTeacherAccount, profileFindings } from "./profile-rules";

export type ProfileFormProps = {
  language: Language;
  profile: Profile;
  places: KnownPlaces;
  texts: ProfileFieldTexts & FormStartTexts & Record<"save" | "saving" | "offline", string>;
  words: RuleMessages;
  options: ProfileOptions;
  /** A path that `returnPath` has checked. */
  returnTo: string;
};

/** The complete-profile form (rule: profile.complete-order), filled with what is known. */
export function ProfileForm({ language, profile, places, texts, words, options, returnTo }: ProfileFormProps) {
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
      <AccountField />
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="rdir" value={returnTo} />
      {asTeacher && <input type="hidden" name="asTeacher" value="1" />}
      <FormStart account={account} texts={texts} />
      <ProfileFields
        account={account}
        profile={profile}
        places={places}
        texts={texts}
        options={options}
        language={language}
      />
      <FormEnd account={account} label={texts.save} busyLabel={texts.saving} />
    </form>
  );
}
