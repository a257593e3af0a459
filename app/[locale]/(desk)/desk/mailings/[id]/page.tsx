import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { MailingView } from "@/components/desk/mailings/mailing-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { dayInIndia } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "mailing.one");

/** One reminder. */
export default deskPage<"id">({
  permission: "mailings",
  title: ({ t }) => t("mailing.one"),
  here: ({ params }) => `/desk/mailings/${params.id}`,
  async content({ api, t, language, params, query, load }) {
    const answer = await load(api.desk.readMailing({ id: params.id, language }));
    return (
      <>
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <Outcome outcome={query.outcome} language={language} />
        <MailingView
          answer={answer}
          language={language}
          today={dayInIndia(new Date().toISOString())}
          confirms={query.confirm === "now"}
        />
      </>
    );
  },
});
