import { ORPCError } from "@orpc/client";
import type { ApiClient } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";

/** For pages that read only the profile, which an account that waits for consent may read. */
export async function requireGuardianConsent(api: ApiClient): Promise<void> {
  if (await isWaiting(api)) throw new PageError(403, "guardianNeeded");
}

/** An existing backend has no guardian consent, and a guest waits for none. */
async function isWaiting(api: ApiClient): Promise<boolean> {
  try {
    return (await api.privacy.guardianStatus()).waiting;
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return false;
    throw error;
  }
}
