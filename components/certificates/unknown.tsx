import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { InvalidCertificate } from "./invalid";

/** Shown when no certificate has this address. */
export async function UnknownCertificate({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const text = t("unknownText", { portal: portalContent().site.name[language] });
  return <InvalidCertificate language={language} title={t("unknownTitle")} text={text} help={t("unknownHelp")} />;
}
