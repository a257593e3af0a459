import { write } from "../../platform/db";
import { checkMailToken, readAccount, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { recordDecisions } from "../privacy";
import { limitInvalidLinks } from "./limit-invalid-links";

/**
 * Changes the consent to mailings by a mailing's link (rule: unsubscribe.screen), which can be used repeatedly and changes nothing else in its account
 * (threats T30). It is the same setting as the box in the settings, and each change is stored as a decision. @throws CallError for an invalid link
 */
export async function changeMailings(context: CallContext, link: { token: string; id: string }, mailings: "wanted" | "stopped"): Promise<void> {
  const { db, now, content, language } = context;
  const presented = { token: link.token, accountId: link.id, purpose: "unsubscribe" } as const;
  const time = now.toISOString();
  const given = mailings === "wanted";
  await limitInvalidLinks(context, () =>
    write(db, async (transaction) => {
      const accountId = await checkMailToken(transaction, presented, now);
      const before = await readAccount(transaction, accountId);
      if (given === (before.mailings_stopped_at === null)) return;
      await updateAccount(transaction, accountId, { mailings_stopped_at: given ? null : time, updated_at: time });
      await recordDecisions(transaction, accountId, [{ purpose: "mailings", given, noticeVersion: content.privacyNotice.version, language }], now);
    }),
  );
}
