import { AccountNotice } from "./account-notice";

export type EmailBarTexts = Record<"barText" | "barLink", string>;

/** The bar for an unverified address; the profile page can send the mail again. */
export function EmailBar({ texts }: { texts: EmailBarTexts }) {
  return <AccountNotice text={texts.barText} href="/profile" link={texts.barLink} />;
}
