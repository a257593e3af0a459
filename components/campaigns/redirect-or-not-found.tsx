import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { renderOrErrorScreen } from "@/components/pages";
import { returnPath } from "@/lib/api/http/return-path";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";

/** For short addresses: redirects to the target, or renders the 404 or the 503 page. */
export async function redirectOrNotFound(language: Language, target: Promise<string | null>): Promise<ReactNode> {
  const leadsTo = await target.catch((error: unknown) => {
    if (error instanceof ORPCError && error.status < 500) return null;
    if (error instanceof ORPCError && error.status === 503) return new PageError(503);
    throw error;
  });
  if (typeof leadsTo === "string") redirect(leadsTo);
  return renderOrErrorScreen(language, () => Promise.reject(leadsTo ?? new PageError(404)));
}

/** The target if it is a path here or a listed https host, else null (threats T8). A backend may have returned it. */
export function allowedTarget(target: string, hosts: readonly string[]): string | null {
  if (target.startsWith("/")) return returnPath(target, "") || null;
  if (!URL.canParse(target)) return null;
  const { protocol, host, username, password, href } = new URL(target);
  return protocol === "https:" && hosts.includes(host) && !username && !password ? href : null;
}
