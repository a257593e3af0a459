import { handleUnsubscribeForm } from "../handle-form";

type Context = { params: Promise<{ locale: string; token: string; id: string }> };

/** The form of the unsubscribe page posts here to receive mailings again. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleUnsubscribeForm(request, await params, "resubscribe");
}
