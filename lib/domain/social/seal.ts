import { sealData, unsealData } from "iron-session";
import type { SocialFlow } from "./flow";

/** The longest time a user may need at the provider. */
export const sealSeconds = 600;

/** Seals the flow for a cookie; the browser can neither read nor change it. */
export function sealFlow(flow: SocialFlow, secret: string): Promise<string> {
  return sealData(flow, { password: secret, ttl: sealSeconds });
}

/** Opens a sealed flow; null when it is missing, forged, expired, or of another provider. */
export async function openFlow(
  seal: string | undefined,
  platform: SocialFlow["platform"],
  secret: string,
): Promise<SocialFlow | null> {
  if (!seal) return null;
  try {
    const flow = await unsealData<Partial<SocialFlow>>(seal, { password: secret, ttl: sealSeconds });
    return flow.state && flow.platform === platform ? (flow as SocialFlow) : null;
  } catch {
    return null;
  }
}
