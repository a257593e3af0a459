import { deskPage } from "@/components/desk/desk-page";
import { BackToMailings } from "@/components/desk/mailings/back-to-mailings";
import { MailingView } from "@/components/desk/mailings/mailing-view";
import { Outcome } from "@/components/desk/outcome";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { dayInIndia } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; id: string }>;
  searchParams: Promise<{ outcome?: string; confirm?: string }>;
};

export const generateMetadata = titleMetadata("desk", "mailing.one");

/** One reminder. */
export default async function DeskMailing({ params, searchParams }: Props) {
  const [{ locale, id }, { outcome, confirm }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const here = `/desk/mailings/${id}`;
  return deskPage({
    language: locale,
    here,
    permission: "mailings",
    title: t("mailing.one"),
    content: async (api) => {
      const answer = await resultOr(api.desk.readMailing({ id, language: locale }), here);
      return (
        <>
          <BackToMailings language={locale} />
          <Outcome outcome={outcome} language={locale} />
          <MailingView
            answer={answer}
            language={locale}
            today={dayInIndia(new Date().toISOString())}
            confirms={confirm === "now"}
          />
        </>
      );
    },
  });
}
