import type { Database } from "../../platform/db";

export type CameBy = { utm_campaign?: string | null; utm_source?: string | null };

/**
 * Stores the campaign parameters of an enrollment with the account, unless the account already has some: the first
 * campaign wins (rule: campaign.first-touch).
 */
export async function rememberCampaign(
  db: Database,
  accountId: string,
  { utm_campaign, utm_source }: CameBy,
): Promise<void> {
  if (!utm_campaign && !utm_source) return;
  await db
    .updateTable("accounts")
    .set({ utm_campaign: utm_campaign ?? "", utm_source: utm_source ?? "" })
    .where("id", "=", accountId)
    .where("utm_campaign", "=", "")
    .where("utm_source", "=", "")
    .execute();
}
