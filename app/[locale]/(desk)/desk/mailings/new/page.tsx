import { randomUUID } from "node:crypto";
import { deskPage } from "@/components/desk/desk-page";
import { BackToMailings } from "@/components/desk/mailings/back-to-mailings";
import { MailingForm } from "@/components/desk/mailings/mailing-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };
const here = "/desk/mailings/new";

export const generateMetadata = titleMetadata("desk", "mailing.new");

/** A new reminder. */
export default async function NewMailing({ params }: Props) {
  const { locale } = await params;
  const t = translatorFor(locale, "desk");
  return deskPage({
    language: locale,
    here,
    permission: "mailings",
    title: t("mailing.new"),
    content: async (api) => {
      const { choices } = await resultOr(api.desk.listMailings({ language: locale }), here);
      return (
        <div className="max-w-3xl">
          <BackToMailings language={locale} />
          <MailingForm mailingId={randomUUID()} choices={choices} language={locale} back={here} />
        </div>
      );
    },
  });
}
