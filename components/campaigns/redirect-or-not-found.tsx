import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { renderOrErrorScreen } from "@/components/pages";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

/**
 * For short addresses: redirects to the target, or renders the 404 page when there is none and the 503 page when the
 * backend does not answer.
 */
export async function redirectOrNotFound(language: Language, target: Promise<string | null>): Promise<ReactNode> {
  const leadsTo = await target.catch((error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return null;
    if (error instanceof ORPCError && error.status === 503) return new PageError(503);
    throw error;
  });
  if (typeof leadsTo === "string") redirect(leadsTo);
  return renderOrErrorScreen(language, () => Promise.reject(leadsTo ?? new PageError(404)));
}
