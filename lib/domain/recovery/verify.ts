// Under another name, because the linter takes "use…" for a React hook.

import { write } from "../../platform/db";
import { useMailToken as spendMailToken, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { isVerifiedBy, type MailedLink } from "./records";

/** Opened a second time, a link still says what is true: the address is verified. @throws CallError for a link that is not valid */
export function verifyAddress({ db, now }: CallContext, link: MailedLink): Promise<void> {
  return write(db, async (transaction) => {
    if (await isVerifiedBy(transaction, link)) return;
    const accountId = await spendMailToken(transaction, { ...link, purpose: "verifyEmail" }, now);
    await updateAccount(transaction, accountId, { verified_email: 1, updated_at: now.toISOString() });
  });
}
