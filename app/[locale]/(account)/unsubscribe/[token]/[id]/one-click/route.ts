import { handleUnsubscribeForm } from "../handle-form";

type Context = { params: Promise<{ locale: string; token: string; id: string }> };

/** `POST /unsubscribe/{token}/{id}` (RFC 8058), from a mail program or the page's form, led here by the middleware. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form?.get("List-Unsubscribe") !== "One-Click")
    return new Response("Expected the form field List-Unsubscribe=One-Click.", { status: 400 });
  return handleUnsubscribeForm(request, await params, "unsubscribe");
}
