import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { InvalidCertificate } from "./invalid";

/** A revoked certificate, without its contents. */
export async function WithdrawnCertificate({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const text = t("withdrawnText", { portal: portalContent().site.name[language] });
  return <InvalidCertificate language={language} title={t("withdrawnTitle")} text={text} help={t("withdrawnHelp")} />;
}
