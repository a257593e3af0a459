import { ClosedAccount, ClosedLinkOver } from "@/components/account/recovery/closed-account";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };

export const generateMetadata = titleMetadata("security", "keepPageTitle", {
  robots: { index: false },
  referrer: "no-referrer",
});

/** Where a login to a closed account leads. Opening it changes nothing (threats T12); its buttons do. */
export default async function ClosedAccountPage({ params }: Props) {
  const { locale, token, id } = await params;
  return renderOrErrorScreen(locale, async () => {
    const found = await resultOfLink(publicApi(locale).security.readClosedAccount({ token, id }));
    return found ? (
      <ClosedAccount language={locale} link={{ token, id }} found={found} />
    ) : (
      <ClosedLinkOver language={locale} />
    );
  });
}
