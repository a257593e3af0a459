import { cookies } from "next/headers";
import { type Campaign, campaignFrom } from "@/lib/contract/rules/campaign-marks";

/** The campaign parameters of a form sent without JavaScript, from the cookies that the middleware sets. */
export async function namedCampaign(): Promise<Campaign> {
  const jar = await cookies();
  return campaignFrom((key) => jar.get(key)?.value);
}
