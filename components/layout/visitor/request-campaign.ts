import { cookies } from "next/headers";
import { type Campaign, campaignFrom } from "@/lib/contract/rules/campaign-parameters";

/**
 * The campaign parameters of a form: those that its browser has stored (`knownCampaign`), or else those in the
 * cookies that the middleware sets.
 */
export async function namedCampaign(form: FormData): Promise<Campaign> {
  const stored = campaignFrom((key) => form.get(key)?.toString());
  if (Object.keys(stored).length > 0) return stored;
  const jar = await cookies();
  return campaignFrom((key) => jar.get(key)?.value);
}
