import { EmailLink, EmailLinkOver } from "@/components/account/recovery/email-link";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  params: Promise<{ locale: Language; token: string; id: string }>;
  searchParams: Promise<{ taken?: string }>;
};

export const generateMetadata = titleMetadata("security", "emailLinkTitle", {
  robots: { index: false },
  referrer: "no-referrer",
});

/** The page of a mailed link about a change of email. Opening it changes nothing (threats T12); its buttons do. */
export default async function EmailChangePage({ params, searchParams }: Props) {
  const { locale, token, id } = await params;
  const isTaken = (await searchParams).taken !== undefined;
  return renderOrErrorScreen(locale, async () => {
    const found = await resultOfLink(publicApi(locale).security.readEmailLink({ token, id }));
    return found ? (
      <EmailLink language={locale} link={{ token, id }} found={found} isTaken={isTaken} />
    ) : (
      <EmailLinkOver language={locale} />
    );
  });
}
