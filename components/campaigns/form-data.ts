import { socialTexts, teacherProps } from "@/components/account";
import type { TeacherVariant } from "@/components/account/client";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { CampaignFormData } from "./campaign-form";

/** The data of a campaign's form. Uttar Pradesh has its own title and a note on terms (rule: campaign.up-form). */
export async function campaignForm(variant: TeacherVariant, language: Language): Promise<CampaignFormData> {
  const [accounts, t] = [translatorFor(language, "accounts"), translatorFor(language, "campaigns")];
  const [form, social] = await Promise.all([teacherProps(language, variant), socialTexts(language)]);
  const link = (href: string) => (words: string) => `<a href="${href}">${words}</a>`;
  return {
    form,
    social,
    texts: {
      title: variant === "up" ? accounts("enrollNow") : t("formTitle"),
      lead: t("formLead"),
      haveAccount: accounts("haveAccount"),
      login: accounts("loginLink"),
      terms:
        variant === "up"
          ? accounts.markup("termsNote", {
              terms: link("/terms-and-condition"),
              privacy: link("/privacy-policy"),
            } as never)
          : null,
    },
  };
}
