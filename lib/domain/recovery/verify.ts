// Imported under another name, because the linter takes `use…` for a React hook.

import { write } from "../../platform/db";
import { useMailToken as consumeMailToken, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { isVerifiedBy, type MailedLink } from "./records";

/**
 * Verifies the account's address; a link that is opened again succeeds while the address is verified
 * (rule: verify-email.screen). @throws CallError for an invalid link
 */
export function verifyAddress({ db, now }: CallContext, link: MailedLink): Promise<void> {
  return write(db, async (transaction) => {
    if (await isVerifiedBy(transaction, link)) return;
    const accountId = await consumeMailToken(transaction, { ...link, purpose: "verifyEmail" }, now);
    await updateAccount(transaction, accountId, { verified_email: 1, updated_at: now.toISOString() });
  });
}
