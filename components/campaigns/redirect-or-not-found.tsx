import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

/** An entry that only leads on: a redirect of the server, or the not-found screen with 404 where nothing is behind it. */
export async function redirectOrNotFound(language: Language, target: Promise<string | null>): Promise<ReactNode> {
  const leadsTo = await target.catch((error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return null;
    if (error instanceof ORPCError && error.status === 503) return new PageError(503);
    throw error;
  });
  if (typeof leadsTo === "string") redirect(leadsTo);
  return renderOrErrorScreen(language, () => Promise.reject(leadsTo ?? new PageError(404)));
}
