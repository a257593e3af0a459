"use client";

import { LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { resetPasswordAction } from "./actions";
import { NewPasswordForm, type NewPasswordProps } from "./new-password-form";
import { resetFindings } from "./reset-rules";

type Props = NewPasswordProps & { language: Language; texts: Messages["recovery"]["reset"] };

/** A new password after a forgotten one (rule: reset.rules). */
export function ResetForm({ minimum, ...given }: Props) {
  const { justSet, toLogin, newLink } = given.texts;
  const refused = (
    <>
      <p>{justSet}</p>
      <LinkButton look="secondary" href="/login">
        {toLogin}
      </LinkButton>
      <LinkButton look="secondary" href="/reset-password">
        {newLink}
      </LinkButton>
    </>
  );
  return <NewPasswordForm {...given} action={resetPasswordAction} check={resetFindings(minimum)} refused={refused} />;
}
