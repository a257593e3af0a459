import { ORPCError } from "@orpc/client";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClosedAccount, ClosedLinkOver } from "@/components/account/recovery/closed-account";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { publicApi, resultOr } from "@/lib/api/server";
import type { ClosedAccountView } from "@/lib/contract/security";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "security" });
  return { title: t("keepPageTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** Where a login to a closed account leads. Opening it changes nothing (threats T12); its buttons do. */
export default async function ClosedAccountPage({ params }: Props) {
  const { locale, token, id } = await params;
  return renderOrErrorScreen(locale, async () => {
    const found = await resultOr(findClosed(locale, token, id), "/");
    return found ? (
      <ClosedAccount language={locale} link={{ token, id }} found={found} />
    ) : (
      <ClosedLinkOver language={locale} />
    );
  });
}

async function findClosed(language: Language, token: string, id: string): Promise<ClosedAccountView | null> {
  try {
    return await publicApi(language).security.readClosedAccount({ token, id });
  } catch (error) {
    if (error instanceof ORPCError && error.status === 400) return null;
    throw error;
  }
}
