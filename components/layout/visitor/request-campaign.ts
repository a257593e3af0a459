import { cookies } from "next/headers";
import { type Campaign, campaignFrom } from "@/lib/contract/rules/campaign-marks";

/** The campaign that first brought this visitor, for a form that was sent without JavaScript (middleware.ts sets its cookies). */
export async function namedCampaign(): Promise<Campaign> {
  const jar = await cookies();
  return campaignFrom((key) => jar.get(key)?.value);
}
