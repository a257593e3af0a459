import { changePasswordAction, deleteAccountAction, endSessionAction } from "@/components/account/security/actions";
import { SettingsScreen } from "@/components/account/security/settings-screen";
import { PasswordAgain } from "@/components/account/sign-in/password-again";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { RecallSettings } from "@/components/recall/recall-screen";
import { backendHas } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = titleMetadata("security", "title");

export default async function SettingsPage({ params }: Props) {
  const { locale } = await params;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    try {
      const sessions = await resultOr(resultIfThere(api.security.listSessions({})), "/settings");
      const profile = await resultOr(api.accounts.readProfile(), "/settings");
      const consents = await resultOr(resultIfThere(api.privacy.readConsents()), "/settings");
      const recall = (await backendHas("recall.today"))
        ? await resultOr(resultIfThere(api.recall.today({ language: locale })), "/settings")
        : null;
      const email = await resultOr(resultIfThere(api.security.readEmailChange({})), "/settings");
      const actions = { change: changePasswordAction, endSession: endSessionAction, remove: deleteAccountAction };
      const given = { sessions: sessions?.data ?? null, consents: consents?.data ?? null };
      return (
        <SettingsScreen
          language={locale}
          username={profile.data.username}
          {...given}
          waitingEmail={email?.waiting}
          recall={recall && <RecallSettings stopped={recall.stopped} language={locale} />}
          actions={actions}
        />
      );
    } catch (error) {
      // A session opened by a mailed link must first give the password (threats T13).
      if (!(error instanceof PageError && error.status === 403) || error.key === "guardianNeeded") throw error;
      respondWithStatus(403);
      return <PasswordAgain language={locale} returnTo="/settings" />;
    }
  });
}
