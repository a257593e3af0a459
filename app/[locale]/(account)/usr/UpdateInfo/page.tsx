import { requireGuardianConsent } from "@/components/account/privacy/require-guardian-consent";
import { ProfileScreen } from "@/components/account/profile/profile-screen";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { returnPath } from "@/lib/api/http/return-path";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ rdir?: string }> };

export const generateMetadata = titleMetadata("profile", "title");

export default async function UpdateInfo({ params, searchParams }: Props) {
  const { locale } = await params;
  const { rdir } = await searchParams;
  const returnTo = returnPath(rdir, "/profile");
  const here = rdir ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}` : "/usr/UpdateInfo";
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    await requireGuardianConsent(api);
    const { data } = await resultOr(api.accounts.readProfile(), here);
    return <ProfileScreen profile={data} language={locale} returnTo={returnTo} />;
  });
}
