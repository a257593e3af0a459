import { AccountNotice } from "./account-notice";

export type EmailBarTexts = Record<"barText" | "barLink", string>;

/** The banner of an address that is not verified; the profile sends the mail again. */
export function EmailBar({ texts }: { texts: EmailBarTexts }) {
  return <AccountNotice text={texts.barText} href="/profile" link={texts.barLink} />;
}
