import { sealData, unsealData } from "iron-session";
import type { SocialFlow } from "./flow";

/** As long as somebody may take at the provider. */
export const sealSeconds = 600;

/** What the browser keeps between leaving for the provider and coming back; it can neither read nor change it. */
export function sealFlow(flow: SocialFlow, secret: string): Promise<string> {
  return sealData(flow, { password: secret, ttl: sealSeconds });
}

/** Null for none, a foreign one, one of another provider or one that is too old. */
export async function openFlow(seal: string | undefined, platform: SocialFlow["platform"], secret: string): Promise<SocialFlow | null> {
  if (!seal) return null;
  try {
    const flow = await unsealData<Partial<SocialFlow>>(seal, { password: secret, ttl: sealSeconds });
    return flow.state && flow.platform === platform ? (flow as SocialFlow) : null;
  } catch {
    return null;
  }
}
