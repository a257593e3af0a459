import { redirect } from "next/navigation";
import { GuardianWaiting } from "@/components/account/privacy/guardian-waiting";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { returnPath } from "@/lib/api/http/return-path";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ rdir?: string }> };

export const generateMetadata = titleMetadata("privacy", "waitingShort", { robots: { index: false } });

/** Follows the registration of a learner under 18: shows whose consent is pending, or opens the requested page. */
export default async function GuardianWaitingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const nextPath = returnPath((await searchParams).rdir, "/dashboard");
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const { waiting } = await resultOr(
      api.privacy.guardianStatus(),
      `/guardian-consent?rdir=${encodeURIComponent(nextPath)}`,
    );
    if (!waiting) redirect(nextPath);
    return <GuardianWaiting language={locale} />;
  });
}
