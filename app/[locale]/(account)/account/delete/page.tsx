import type { Metadata } from "next";
import { deleteByAddressAction } from "@/components/account/security/actions";
import { DeleteAccountForm } from "@/components/account/security/delete-account-form";
import { DeletedDataList, hasGrace } from "@/components/account/security/deleted-data-list";
import { ruleWords, settingsTexts } from "@/components/account/security/settings-texts";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = translatorFor(locale, "security");
  return pageMetadata({
    language: locale,
    path: "/account/delete",
    title: t("deleteTitle"),
    description: t(hasGrace() ? "deleteLead" : "deleteLeadNow"),
  });
}

/** Public: works without the app and without a session (rule: settings.delete). */
export default async function DeleteAccount({ params }: Props) {
  const { locale } = await params;
  const texts = settingsTexts(locale);
  const t = translatorFor(locale, "security");
  return (
    <div className="container-form py-8">
      <h1>{t("deleteTitle")}</h1>
      <div className="mt-2">
        <DeletedDataList language={locale} withGrace={hasGrace()} />
      </div>
      <Notice className="mt-6">{t("deleteLost")}</Notice>
      <div className="mt-6 rounded-card border border-sindoor bg-white px-4 py-6 md:px-8 md:py-8">
        <DeleteAccountForm
          language={locale}
          withAddress
          withGrace={hasGrace()}
          texts={texts.remove}
          words={ruleWords(locale)}
          action={deleteByAddressAction}
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
}
