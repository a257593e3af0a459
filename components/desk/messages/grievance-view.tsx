import { Notice } from "@/components/ui/notice";
import type { Grievance } from "@/lib/contract/desk/messages";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { Section } from "../section";
import { assignGrievanceAction, replyToGrievanceAction } from "./actions";
import { AssignForm } from "./assign-form";

type Props = { grievance: Grievance; staff: { id: string; name: string }[]; language: Language };

/** One complaint with its due date, and the reply or the form for it. */
export function GrievanceView({ grievance, staff, language }: Props) {
  const t = translatorFor(language, "desk");
  const { ticket, contact, isAddress, message, answer, answeredAt } = grievance;
  const here = `/desk/messages/grievances/${ticket}`;
  const facts = [
    [t("complaint.from"), grievance.name],
    [t("complaint.contact"), contact],
    [t("complaint.written"), dayMonthYear(grievance.createdAt, language)],
    [t("complaint.due"), dayMonthYear(grievance.due, language)],
  ];
  return (
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
          id={`grievance-${ticket}`}
          action={replyToGrievanceAction}
          language={language}
          back={here}
          hidden={{ ticket }}
          texts={formTexts(language, t("complaint.send"))}
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
          <p className="font-semibold">{t("complaint.answered", { date: dayMonthYear(answeredAt ?? "", language) })}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </Notice>
      )}
      <AssignForm
        action={assignGrievanceAction}
        language={language}
        back={here}
        values={{ ticket }}
        staff={staff}
        assignedTo={grievance.assignedTo}
      />
    </div>
  );
}
