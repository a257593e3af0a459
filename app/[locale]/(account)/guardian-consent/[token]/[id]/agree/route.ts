import { pressMailedLink } from "../../../../press-mailed-link";

type Context = { params: Promise<{ locale: string; token: string; id: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, token, id } = await params;
  return pressMailedLink(request, {
    locale,
    send: async (api, language) => {
      await api.privacy.giveGuardianConsent({ token, id, language });
      return "/guardian-consent/thanks";
    },
    refused: () => `/guardian-consent/${encodeURIComponent(token)}/${encodeURIComponent(id)}`,
  });
}
