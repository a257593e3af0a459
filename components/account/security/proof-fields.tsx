import { TextField } from "@/components/forms/field";
import { PasswordField, type PasswordTexts } from "@/components/forms/fields/password-field";

type Props = {
  field: (name: string) => { id: string; name: string; error: string | undefined; "aria-required": boolean };
  /** Whether the account needs a code of the authenticator app too. */
  asksForCode: boolean;
  texts: Record<"currentPassword" | "code" | "codeHint", string> & PasswordTexts;
};

/** The password, and for staff with a second factor a code, that prove who changes the account. */
export function ProofFields({ field, asksForCode, texts }: Props) {
  return (
    <>
      <PasswordField
        {...field("password")}
        label={texts.currentPassword}
        autoComplete="current-password"
        texts={texts}
      />
      {asksForCode && (
        <TextField
          {...field("code")}
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}
