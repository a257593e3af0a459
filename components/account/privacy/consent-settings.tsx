import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SettingsCard } from "@/components/ui/settings-card";
import type { Consents } from "@/lib/contract/privacy";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { changeConsentAction } from "./actions";

/** A learner's consents for the settings, each given or withdrawn with one click. Works without JavaScript. */
export function ConsentSettings({ consents, language }: { consents: Consents; language: Language }) {
  const t = translatorFor(language, "privacy");
  const purposes = [consents.account, consents.mailings, consents.analytics];
  const count = purposes.filter(({ given }) => given).length;
  const lead = (
    <p>
      {t("settingsLead")}{" "}
      <a href="/privacy-notice" className="font-semibold">
        {t("noticeLink")}
      </a>
    </p>
  );
  return (
    <SettingsCard
      id="consents"
      icon="check"
      title={t("settingsTitle")}
      value={t("givenCount", { count, total: purposes.length })}
      lead={lead}
    >
      <ul>
        {(["mailings", "analytics"] as const).map((purpose) => (
          <li key={purpose} className="border-t border-hairline py-4 first:border-t-0 first:pt-0">
            <p className="font-semibold">{t(`purposes.${purpose}`)}</p>
            <Standing consent={consents[purpose]} language={language} />
            {consents.offered ? (
              <form action={changeConsentAction} className="mt-2">
                <AccountField />
                <input type="hidden" name="pageLanguage" value={language} />
                <input type="hidden" name="purpose" value={purpose} />
                <input type="hidden" name="given" value={consents[purpose].given ? "no" : "yes"} />
                <Button type="submit" look="secondary" size="small">
                  {consents[purpose].given ? t("withdraw") : t("agree")}
                  <span className="sr-only">: {t(`purposes.${purpose}`)}</span>
                </Button>
              </form>
            ) : (
              <p>{t("notOffered")}</p>
            )}
          </li>
        ))}
        <li className="border-t border-hairline py-4 first:border-t-0 first:pt-0">
          <p className="font-semibold">{t("purposes.account")}</p>
          <Standing consent={consents.account} language={language} />
          <p className="mt-1">
            {t("accountWithdraw")}{" "}
            <a href="/account/delete" className="font-semibold">
              {t("accountDelete")}
            </a>
          </p>
        </li>
      </ul>
    </SettingsCard>
  );
}

function Standing({ consent: { given, decided_at }, language }: { consent: Consents["account"]; language: Language }) {
  const t = translatorFor(language, "privacy");
  const date = decided_at ? dayMonthYear(decided_at, language) : "";
  return (
    <p className="mt-1 flex items-center gap-2">
      <Icon name={given ? "check" : "cross"} className={given ? "size-5 text-leaf" : "size-5 text-ink-soft"} />
      {given ? t("agreedOn", { date }) : t("notAgreed")}
    </p>
  );
}
