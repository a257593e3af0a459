import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { InvalidCertificate } from "./invalid";

/** A certificate that was issued again with a corrected name. It names neither the person nor the new address (threats T5). */
export async function ReplacedCertificate({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const text = t("replacedText", { portal: portalContent().site.name[language] });
  return <InvalidCertificate language={language} title={t("replacedTitle")} text={text} help={t("replacedHelp")} />;
}
