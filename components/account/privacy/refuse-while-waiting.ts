import { ORPCError } from "@orpc/client";
import type { PortalClient } from "@/lib/api/backend";
import { PageRefusal } from "@/lib/api/server";

/** For pages that read nothing but the profile, which a waiting account may: they show the waiting screen all the same. */
export async function refuseWhileWaiting(portal: PortalClient): Promise<void> {
  if (await isWaiting(portal)) throw new PageRefusal(403, "guardianNeeded");
}

/** An existing backend knows no guardians, and who is not signed in waits for nothing. */
async function isWaiting(portal: PortalClient): Promise<boolean> {
  try {
    return (await portal.privacy.guardianStatus()).waiting;
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return false;
    throw error;
  }
}
