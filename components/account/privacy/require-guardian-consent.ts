import { ORPCError } from "@orpc/client";
import type { ApiClient } from "@/lib/api/backend";
import { PageError } from "@/lib/api/server";

/** For pages that read nothing but the profile, which a waiting account may: they show the waiting screen all the same. */
export async function requireGuardianConsent(api: ApiClient): Promise<void> {
  if (await isWaiting(api)) throw new PageError(403, "guardianNeeded");
}

/** An existing backend knows no guardians, and who is not signed in waits for nothing. */
async function isWaiting(api: ApiClient): Promise<boolean> {
  try {
    return (await api.privacy.guardianStatus()).waiting;
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return false;
    throw error;
  }
}
