import { ORPCError } from "@orpc/client";
import { resultAddress } from "@/components/account/recovery/unsubscribe-address";
import { apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { languageOrDefault } from "@/lib/platform/i18n/language";

type Link = { locale: string; token: string; id: string };

/** The token alone names the account. A browser is led to the result's page, a mail program gets the message. */
export async function handleUnsubscribeForm(
  request: Request,
  { locale, token, id }: Link,
  call: "unsubscribe" | "resubscribe",
): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const api = apiClientFor({
    ...(await identifyCaller(request, headers)),
    token: null,
    language: languageOrDefault(locale),
  });
  try {
    const { message } = await api.recovery[call]({ token, id });
    return answer(
      request,
      headers,
      { token, id },
      { done: call === "unsubscribe" ? "unsubscribed" : "subscribed", message, status: 200 },
    );
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return answer(request, headers, { token, id }, { done: "failed", message: error.message, status: error.status });
  }
}

type Outcome = { done: Parameters<typeof resultAddress>[1]; message: string; status: number };

function answer(
  request: Request,
  headers: Headers,
  link: { token: string; id: string },
  { done, message, status }: Outcome,
): Response {
  headers.set("Content-Type", "text/plain; charset=utf-8");
  if (!request.headers.get("accept")?.includes("text/html")) return new Response(message, { status, headers });
  headers.set("Location", resultAddress(link, done));
  return new Response(null, { status: 303, headers });
}
