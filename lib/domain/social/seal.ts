import { sealData } from "iron-session";
import { unsealByAny } from "../../platform/session";
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
  secrets: readonly string[],
): Promise<SocialFlow | null> {
  const opened = seal ? await unsealByAny<Partial<SocialFlow>>(seal, secrets, sealSeconds) : null;
  const flow = opened?.data;
  return flow?.state && flow.platform === platform ? (flow as SocialFlow) : null;
}
