import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { RefusedCertificate } from "./refused";

/** No valid certificate stands under this address. */
export async function UnknownCertificate({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const text = t("unknownText", { portal: portalContent().site.name[language] });
  return <RefusedCertificate language={language} title={t("unknownTitle")} text={text} help={t("unknownHelp")} />;
}
