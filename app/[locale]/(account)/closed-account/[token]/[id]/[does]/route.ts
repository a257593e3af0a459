import { afterDeletion } from "@/components/account/security/rules";
import { noSuchButton, pressMailedLink } from "../../../../press-mailed-link";

type Context = { params: Promise<{ locale: string; token: string; id: string; does: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id, does } = await params;
  if (does !== "keep" && does !== "delete") return noSuchButton();
  const page = `/closed-account/${encodeURIComponent(token)}/${encodeURIComponent(id)}`;
  return pressMailedLink(request, {
    locale,
    refused: () => page,
    send: async ({ security }) => {
      await (does === "keep" ? security.keepAccount({ token, id }) : security.deleteClosedAccount({ token, id }));
      return does === "keep" ? page : afterDeletion;
    },
  });
}
