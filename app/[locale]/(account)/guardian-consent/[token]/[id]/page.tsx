import { GuardianDecision, GuardianLinkInvalid } from "@/components/account/privacy/guardian-decision";
import { RealPages } from "@/components/articles/real-pages";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };

export const generateMetadata = titleMetadata("privacy", "guardianShort", { robots: { index: false } });

/** The page of a guardian's mailed link. Opening it changes nothing (threats T12); only the button consents. */
export default async function GuardianConsentPage({ params }: Props) {
  const { locale, token, id } = await params;
  return renderOrErrorScreen(locale, async () => {
    const found = await resultOfLink(publicApi(locale).privacy.readGuardianRequest({ token, id }));
    return found ? (
      <GuardianDecision
        language={locale}
        childName={found.childName}
        token={token}
        id={id}
        pages={<RealPages language={locale} />}
      />
    ) : (
      <GuardianLinkInvalid language={locale} />
    );
  });
}
