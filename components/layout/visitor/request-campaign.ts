import { cookies } from "next/headers";
import { type Campaign, campaignFrom } from "@/lib/contract/rules/campaign-parameters";

/** A form's campaign parameters: those its browser stored (`knownCampaign`), or those in the middleware's cookies. */
export async function namedCampaign(form: FormData): Promise<Campaign> {
  const stored = campaignFrom((key) => form.get(key)?.toString());
  if (Object.keys(stored).length > 0) return stored;
  const jar = await cookies();
  return campaignFrom((key) => jar.get(key)?.value);
}
