import type { Metadata } from "next";
import { deskPage } from "@/components/desk/desk-page";
import { GrievanceView } from "@/components/desk/messages/grievance-view";
import { Outcome } from "@/components/desk/outcome";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; ticket: string }>; searchParams: Promise<{ outcome?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, ticket } = await params;
  return { title: translatorFor(locale, "desk")("complaint.title", { ticket }) };
}

/** One complaint. */
export default async function DeskGrievance({ params, searchParams }: Props) {
  const [{ locale, ticket }, { outcome }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const here = `/desk/messages/grievances/${ticket}`;
  return deskPage({
    language: locale,
    here,
    permission: "messages",
    title: t("complaint.title", { ticket }),
    content: async (api) => {
      const { data, staff } = await resultOr(api.desk.readGrievance({ ticket, language: locale }), here);
      return (
        <>
          <p className="mt-1">
            <a href="/desk/messages" className="inline-flex min-h-11 items-center font-semibold">
              {t("talk.back")}
            </a>
          </p>
          <Outcome outcome={outcome} language={locale} />
          <GrievanceView grievance={data} staff={staff} language={locale} />
        </>
      );
    },
  });
}
