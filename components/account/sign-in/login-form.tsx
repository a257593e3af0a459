"use client";

import { CheckBox } from "@/components/forms/fields/check-box";
import { EmailField } from "@/components/forms/fields/email-field";
import { PasswordField } from "@/components/forms/fields/password-field";
import { FormEnd } from "@/components/forms/form-end";
import type { loginTexts } from "@/components/forms/form-props";
import type { RuleMessages } from "@/components/forms/form-state";
import { useFormFields } from "@/components/forms/use-form-fields";
import { forgetReturnPath, wantedReturnPath } from "@/components/layout/visitor/saved-return-path";
import { fillReturnPath } from "@/lib/contract/meta/return-path-script";
import { findBroken } from "@/lib/contract/rules/rule";
import { loginRules } from "@/lib/contract/rules/sign-in";
import type { Language } from "@/lib/platform/i18n/language";
import { loginAction } from "./actions";

type Props = {
  language: Language;
  texts: Record<(typeof loginTexts)[number], string>;
  words: RuleMessages;
  /** A path that `returnPath` has checked. */
  returnTo: string;
  username?: string;
};

/** Where a login leads that no page has asked for. */
const fallback = "/dashboard";

/** rule: login.form. Both fields may be reported as missing at once. */
export function LoginForm({ language, texts, words, returnTo, username }: Props) {
  const account = useFormFields({
    action: loginAction,
    offline: texts.offline,
    words,
    draft: "login",
    check: (values) => findBroken(loginRules, values),
    // Each is at its field (rule: login.form); the failure that the server answers is a toast too.
    hasToast: () => false,
    complete: () => ({ rdir: wantedReturnPath(returnTo, fallback) }),
    onDone: () => forgetReturnPath(returnTo, fallback),
  });
  return (
    <form {...account.form} className="grid gap-5">
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="rdir" value={returnTo} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script */}
      <script data-fallback={fallback} dangerouslySetInnerHTML={{ __html: fillReturnPath }} />
      <EmailField
        {...account.field("username", username)}
        label={texts.email}
        hint={account.errors.username?.type === "emailInvalid" ? texts.emailLike : undefined}
      />
      <PasswordField
        {...account.field("password")}
        label={texts.password}
        autoComplete="current-password"
        texts={texts}
      />
      <CheckBox account={account} name="sharedDevice" label={texts.sharedDevice} hint={texts.sharedDeviceHint} />
      <FormEnd account={account} label={texts.login} busyLabel={texts.loggingIn} />
    </form>
  );
}
