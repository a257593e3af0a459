import type { Metadata } from "next";
import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { GrievanceView } from "@/components/desk/messages/grievance-view";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; ticket: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, ticket } = await params;
  return { title: translatorFor(locale, "desk")("complaint.title", { ticket }) };
}

/** One complaint. */
export default deskPage<"ticket">({
  permission: "messages",
  title: ({ t, params }) => t("complaint.title", params),
  here: ({ params }) => `/desk/messages/grievances/${params.ticket}`,
  async content({ api, t, language, params, query, load }) {
    const { data, staff } = await load(api.desk.readGrievance({ ...params, language }));
    return (
      <>
        <BackLink href="/desk/messages" label={t("talk.back")} />
        <Outcome outcome={query.outcome} language={language} />
        <GrievanceView grievance={data} staff={staff} language={language} />
      </>
    );
  },
});
