import { DeleteAccountForm } from "@/components/account/security/delete-account-form";
import { DeletedDataList, hasGrace } from "@/components/account/security/deleted-data-list";
import { ruleWords, settingsTexts } from "@/components/account/security/settings-texts";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { Notice } from "@/components/ui/notice";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata(async ({ language }) => {
  const t = translatorFor(language, "security");
  return pageMetadata({
    language,
    path: "/account/delete",
    title: t("deleteTitle"),
    description: t(hasGrace() ? "deleteLead" : "deleteLeadNow"),
  });
});

/** Public: works without the app and without a session (rule: settings.delete). */
export default sharedPage(async ({ language }) => {
  const texts = settingsTexts(language);
  const t = translatorFor(language, "security");
  return (
    <div className="container-form py-8">
      <h1>{t("deleteTitle")}</h1>
      <div className="mt-2">
        <DeletedDataList language={language} withGrace={hasGrace()} />
      </div>
      <Notice className="mt-6">{t("deleteLost")}</Notice>
      <div className="mt-6 rounded-card border border-sindoor bg-white px-4 py-6 md:px-8 md:py-8">
        <DeleteAccountForm
          language={language}
          withAddress
          withGrace={hasGrace()}
          texts={texts.remove}
          words={ruleWords(language)}
        />
      </div>
      <p className="mt-6">
        {t("forgotten")}{" "}
        <a href="/reset-password" className="font-semibold">
          {t("forgottenLink")}
        </a>
      </p>
    </div>
  );
});
