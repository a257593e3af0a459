import type { Database } from "../../platform/db";

export type CameBy = { utm_campaign?: string | null; utm_source?: string | null };

/** Which campaign brought somebody who enrols: kept with the account, unless one was kept at registration. The first stays. */
export async function rememberCampaign(db: Database, accountId: string, { utm_campaign, utm_source }: CameBy): Promise<void> {
  if (!utm_campaign && !utm_source) return;
  await db
    .updateTable("accounts")
    .set({ utm_campaign: utm_campaign ?? "", utm_source: utm_source ?? "" })
    .where("id", "=", accountId)
    .where("utm_campaign", "=", "")
    .where("utm_source", "=", "")
    .execute();
}
