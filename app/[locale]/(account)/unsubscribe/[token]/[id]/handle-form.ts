import { ORPCError } from "@orpc/client";
import { resultAddress } from "@/components/account/recovery/unsubscribe-address";
import { apiClientFor } from "@/lib/api/backend";
import { identifyCaller } from "@/lib/api/http/route";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** The token alone names the account. A browser is led to the result's page, a mail program gets the message. */
export async function handleUnsubscribeForm(
  request: Request,
  { locale, token, id }: { locale: string; token: string; id: string },
  call: "unsubscribe" | "resubscribe",
): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" });
  const caller = await identifyCaller(request, headers);
  const api = apiClientFor({ ...caller, token: null, language: languageOrDefault(locale) });
  const { done, message, status } = await api.recovery[call]({ token, id }).then(
    ({ message }) => ({ done: call === "unsubscribe" ? "unsubscribed" : "subscribed", message, status: 200 }) as const,
    (error: unknown) => {
      if (!(error instanceof ORPCError)) throw error;
      return { done: "failed", message: error.message, status: error.status } as const;
    },
  );
  if (!request.headers.get("accept")?.includes("text/html")) return new Response(message, { status, headers });
  headers.set("Location", resultAddress({ token, id }, done));
  return new Response(null, { status: 303, headers });
}
