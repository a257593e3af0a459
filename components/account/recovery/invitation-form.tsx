"use client";

import { NewPasswordField } from "@/components/forms/fields/new-password-field";
import { PasswordField, type PasswordTexts } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { RuleMessages } from "@/components/forms/form-state";
import type { StrengthTexts } from "@/components/forms/strength-texts";
import { useFormFields } from "@/components/forms/use-form-fields";
import { invitationRules } from "@/lib/contract/rules/invitation";
import { findBroken } from "@/lib/contract/rules/rule";
import { ConsentBoxes, type ConsentProps } from "../privacy/consent-boxes";
import { acceptInvitationAction } from "./actions";

type TextKey =
  | "newPassword"
  | "newPasswordHint"
  | "confirmPassword"
  | "invitationAccept"
  | "invitationAccepting"
  | "offline";
type Props = {
  link: { token: string; id: string };
  texts: Record<TextKey, string> & PasswordTexts & StrengthTexts;
  consents: ConsentProps;
  words: RuleMessages;
  minimum: number;
};

/** The invited person's own password and consent (rule: registration.invited). */
export function InvitationForm({ link, texts, consents, words, minimum }: Props) {
  const account = useFormFields({
    action: acceptInvitationAction,
    offline: texts.offline,
    words,
    check: (values) => findBroken(invitationRules(minimum), values),
    // The Back button must not return to the used link.
    replacesPage: true,
  });
  return (
    <form {...account.form} className="grid gap-6">
      <input type="hidden" name="pageLanguage" value={consents.language} />
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" name="id" value={link.id} />
      <ConsentBoxes {...consents} account={account} />
      <NewPasswordField
        {...account.field("password1")}
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        texts={texts}
      />
      <PasswordField
        {...account.field("password2")}
        label={texts.confirmPassword}
        autoComplete="new-password"
        texts={texts}
      />
      <FormEnd
        label={texts.invitationAccept}
        busyLabel={texts.invitationAccepting}
        busy={account.busy}
        problem={account.wholeFormProblem}
      />
    </form>
  );
}
