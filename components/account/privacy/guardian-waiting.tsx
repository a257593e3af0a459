import { LinkButton } from "@/components/ui/button";
import { visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { AskGuardian } from "./ask-guardian";

/** Replaces a minor's pages until a guardian has consented. An empty `href` loads the current page again. */
export async function GuardianWaiting({ language }: { language: Language }) {
  const t = translatorFor(language, "privacy");
  const security = translatorFor(language, "security");
  const api = await visitorApi(language);
  const { guardian_email: address, firstName } = await api.privacy.guardianStatus();
  return (
    <div className="without-account-bar container-form py-8 md:py-12 tight:py-4">
      <h1>{address ? t("waitingTitle", { name: firstName }) : t("waitingTitleNoAddress", { name: firstName })}</h1>
      <p className="mt-3">{address ? t("waitingText", { address }) : t("waitingTextNoAddress")}</p>
      <p className="mt-3">{t("waitingMeanwhile")}</p>
      <div className="mt-5 flex flex-wrap gap-3 tight:mt-3">
        {address && <LinkButton href="">{t("goOn")}</LinkButton>}
        <LinkButton look="secondary" href="/courses">
          {t("seeCourses")}
        </LinkButton>
      </div>
      <section className="mt-8 rounded-card border border-hairline bg-white px-4 py-6 md:px-8">
        <h2 className="mb-4">{address ? t("askAgainTitle") : t("askTitle")}</h2>
        <AskGuardian
          language={language}
          address={address}
          texts={{
            guardianEmail: t("consent.guardianEmail"),
            guardianHint: t("consent.guardianHint"),
            sendAgain: address ? t("sendAgain") : t("sendFirst"),
            sending: t("sending"),
            offline: translatorFor(language, "accounts")("offline"),
          }}
        />
      </section>
      <p className="mt-8">{t("waitingLeave")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton look="secondary" href="/settings/my-data" download>
          {security("myDataDownload")}
        </LinkButton>
        <LinkButton look="secondary" href="/account/delete">
          {security("deleteTitle")}
        </LinkButton>
        <LinkButton look="secondary" href="/contact-us">
          {t("writeToUs")}
        </LinkButton>
      </div>
    </div>
  );
}
