import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, Outcome } from "@/components/desk/desk-page";
import { BackLink } from "@/components/desk/links";
import { assignGrievanceAction, replyToGrievanceAction } from "@/components/desk/messages/actions";
import { AssignForm } from "@/components/desk/messages/assign-form";
import { Section } from "@/components/desk/section";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"ticket">(async ({ language, params }) => ({
  title: translatorFor(language, "desk")("complaint.title", params),
}));

export default deskPage<"ticket">({
  permission: "messages",
  title: ({ t, params }) => t("complaint.title", params),
  here: ({ params }) => `/desk/messages/grievances/${params.ticket}`,
  async content({ api, t, language, params, query, form, load }) {
    const { data, staff } = await load(api.desk.readGrievance({ ...params, language }));
    const { ticket, contact, isAddress, message, answer, answeredAt } = data;
    const facts = [
      [t("complaint.from"), data.name],
      [t("complaint.contact"), contact],
      [t("complaint.written"), dayMonthYear(data.createdAt, language)],
      [t("complaint.due"), dayMonthYear(data.due, language)],
    ];
    return (
      <>
        <BackLink href="/desk/messages" label={t("talk.back")} />
        <Outcome outcome={query.outcome} t={t} />
        <div className="mt-4 grid max-w-3xl gap-5">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
          <Section id="complaint" title={t("complaint.text")}>
            <p
              lang={languageOfScript(message)}
              className="mt-2 rounded-card border border-hairline bg-white p-4 whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {message}
            </p>
          </Section>
          {answer === null ? (
            <DeskForm
              {...form}
              id={`grievance-${ticket}`}
              action={replyToGrievanceAction}
              hidden={{ ticket }}
              submit={t("complaint.send")}
              fields={[
                {
                  kind: "area",
                  name: "answer",
                  label: t("complaint.answer"),
                  hint: t(isAddress ? "complaint.answerHintMail" : "complaint.answerHintPhone", { contact }),
                  rows: 6,
                  maxLength: 4000,
                },
              ]}
            />
          ) : (
            <Notice kind="success">
              <p className="font-semibold">
                {t("complaint.answered", { date: dayMonthYear(answeredAt ?? "", language) })}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
            </Notice>
          )}
          <AssignForm
            {...form}
            action={assignGrievanceAction}
            values={{ ticket }}
            staff={staff}
            assignedTo={data.assignedTo}
            t={t}
          />
        </div>
      </>
    );
  },
});
