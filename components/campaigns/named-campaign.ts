import { headers } from "next/headers";
import { type Campaign, campaignIn } from "@/components/courses/campaign";

/** The campaign named by the address of the page whose form was sent: without JavaScript nothing else keeps it. */
export async function namedCampaign(): Promise<Campaign> {
  const from = (await headers()).get("referer") ?? "";
  return URL.canParse(from) ? campaignIn(new URL(from).search) : {};
}
