import { ORPCError } from "@orpc/client";
import { cookies } from "next/headers";
import { cookiesOfLogout } from "@/lib/api/cookies";
import { RequestError, requireOwnOrigin } from "@/lib/api/http/check-request";
import { visitorApi } from "@/lib/api/server";
import { keptTextCookie, unsentCookie } from "@/lib/contract/meta/unsent";
import { campaignKeys } from "@/lib/contract/rules/campaign-parameters";
import { languageOrDefault } from "@/lib/platform/i18n/language";

type Context = { params: Promise<{ locale: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    requireOwnOrigin(request);
  } catch (error) {
    if (error instanceof RequestError) return new Response(error.message, { status: error.status });
    throw error;
  }
  return endSession((await params).locale);
}

/**
 * The documented address is a link: it works from this site and from the address bar. A link of another site, a
 * prefetch, and a request without a known origin are asked for confirmation; so is a browser that has writing which is
 * not sent yet, because the logout deletes it. The menu's form asks about that in the page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const from = request.headers.get("sec-fetch-site") ?? "unknown";
  const looksAhead = /prefetch|prerender/.test(
    `${request.headers.get("sec-purpose")} ${request.headers.get("purpose")}`,
  );
  const hasUnsent = (await cookies()).has(unsentCookie);
  if (looksAhead || hasUnsent || (from !== "none" && from !== "same-origin")) return goTo("/logout/ask");
  return endSession((await params).locale);
}

/** A HEAD request must not end the session (threats T12). */
export function HEAD(): Response {
  return goTo("/logout/ask");
}

async function endSession(locale: string): Promise<Response> {
  const api = await visitorApi(languageOrDefault(locale));
  await api.accounts.logout().catch((error: unknown) => {
    if (!(error instanceof ORPCError && error.status === 401)) throw error;
  });
  const jar = await cookies();
  for (const each of cookiesOfLogout()) jar.set(each);
  // On a shared phone the next user must inherit neither the campaign nor a text.
  for (const name of [...campaignKeys, unsentCookie, keptTextCookie])
    jar.set({ name, value: "", path: "/", maxAge: 0 });
  return goTo("/login", { "Clear-Site-Data": '"cache", "storage"' });
}

function goTo(path: string, more: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store", ...more } });
}
