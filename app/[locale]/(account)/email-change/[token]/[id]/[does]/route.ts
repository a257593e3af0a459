import { noSuchButton, pressMailedLink } from "../../../../press-mailed-link";

type Context = { params: Promise<{ locale: string; token: string; id: string; does: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id, does } = await params;
  if (does !== "confirm" && does !== "undo") return noSuchButton();
  const page = `/email-change/${encodeURIComponent(token)}/${encodeURIComponent(id)}`;
  return pressMailedLink(request, {
    locale,
    send: async ({ security }) => {
      await (does === "confirm" ? security.confirmEmailChange({ token, id }) : security.undoEmailChange({ token, id }));
      return page;
    },
    // The page itself shows what is wrong with the link, but not what has become of the address.
    refused: (status) => (status === 409 ? `${page}?taken=1` : page),
  });
}
