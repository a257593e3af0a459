"use client";

import { FormEnd } from "@/components/forms/form-end";
import { FormStart } from "@/components/forms/form-start";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormFields } from "@/components/forms/use-form-fields";
import { withPlainDigits } from "@/lib/contract/rules/mobile";
import { profileAction } from "./actions";
import type { ProfileFormProps } from "./form-props";
import { ProfileFields } from "./profile-fields";
import { isTeacherAccount, profileFindings } from "./profile-rules";

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
