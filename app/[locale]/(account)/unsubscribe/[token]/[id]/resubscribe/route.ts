import { answerUnsubscribeForm } from "../answer-form";

type Context = { params: Promise<{ locale: string; token: string; id: string }> };

/** Resubscribes; called by the page's form. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerUnsubscribeForm(request, await params, "resubscribe");
}
