"use client";

import { callProblem } from "@/components/forms/call-problem";
import { FormEnd } from "@/components/forms/form-end";
import { FormStart, type FormStartTexts } from "@/components/forms/form-start";
import type { FormAction, Problem, RuleMessages } from "@/components/forms/form-state";
import { useAccountForm } from "@/components/forms/use-account-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { readCallError } from "@/lib/api/call-error";
import type { Profile } from "@/lib/contract/accounts";
import type { Language } from "@/lib/platform/i18n/language";
import { type KnownPlaces, ProfileFields, type ProfileFieldTexts, type ProfileOptions } from "./profile-fields";
import { cameAsTeacher, profileChangeOf, profileFindings, withAskedBlock } from "./profile-rules";

export type ProfileFormProps = {
  language: Language;
  profile: Profile;
  places: KnownPlaces;
  texts: ProfileFieldTexts & FormStartTexts & Record<"save" | "saving" | "profileUpdated" | "offline", string>;
  words: RuleMessages;
  options: ProfileOptions;
  /** A path that `returnPath` has checked. */
  returnTo: string;
  action: FormAction;
};

/** The complete-profile form (rule: profile.complete-order), filled with what is known. */
export function ProfileForm({ language, profile, places, texts, words, options, returnTo, action }: ProfileFormProps) {
  const asTeacher = cameAsTeacher(profile);
  const account = useAccountForm({
    action,
    words,
    draft: "profile",
    owner: profile._id,
    sumsUp: true,
    check: (values) => profileFindings(values, asTeacher),
    send: (values) => {
      const state = options.states.find((each) => each.value === values.state_id);
      return saveAndGoOn(profileChangeOf(withAskedBlock(values, state?.hasBlocks), state?.name ?? "", asTeacher), returnTo, texts);
    },
  });
  return (
    <form {...account.form} className="grid gap-8">
      <AccountField />
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="rdir" value={returnTo} />
      {asTeacher && <input type="hidden" name="asTeacher" value="1" />}
      <FormStart account={account} texts={texts} />
      <ProfileFields account={account} profile={profile} places={places} texts={texts} options={options} language={language} />
      <FormEnd label={texts.save} busyLabel={texts.saving} busy={account.busy} problem={account.wholeFormProblem} />
    </form>
  );
}

async function saveAndGoOn(change: ReturnType<typeof profileChangeOf>, returnTo: string, texts: ProfileFormProps["texts"]): Promise<Problem | null> {
  try {
    const { api } = await import("@/lib/api/client");
    await api.accounts.updateProfile(change);
    const { toastAcrossPages } = await import("@/components/ui/toasts");
    toastAcrossPages("success", texts.profileUpdated);
  } catch (error) {
    if (readCallError(error)?.status === 401) {
      window.location.assign(`/login?rdir=${encodeURIComponent(window.location.pathname + window.location.search)}`);
      return null;
    }
    return callProblem(error, "", texts.offline);
  }
  window.location.assign(returnTo);
  return null;
}
