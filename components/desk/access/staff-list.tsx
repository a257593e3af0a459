import type { OpenInvitation, StaffMember } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm, formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { Fold } from "../section";
import { resetSecondFactorAction, withdrawInvitationAction } from "./actions";
import { codeField } from "./role-form";

type Props = { staff: StaffMember[]; language: Language; back: string };

/** Everybody with a role, with their areas and whether the second factor is set up. */
export function StaffList({ staff, language, back }: Props) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-3 grid gap-3 md:grid-cols-2">
      {staff.map((each) => (
        <li key={each.accountId} className="rounded-card border border-hairline bg-white p-4">
          <p className="font-semibold" id={`staff-${each.accountId}`}>
            {each.name}
          </p>
          <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{each.username}</p>
          <p className="mt-1">{t(`roles.${each.role}`)}</p>
          <AreaLine area={each} language={language} />
          <p className="text-small text-ink-soft">
            {t(each.hasSecondFactor ? "staff.factorSet" : "staff.factorMissing")}
          </p>
          {each.hasSecondFactor && (
            <Fold title={t("staff.reset")} className="mt-2">
              <DeskForm
                id={`reset-${each.accountId}`}
                action={resetSecondFactorAction}
                language={language}
                back={back}
                hidden={{ username: each.username }}
                texts={formTexts(language, t("staff.resetOf", { name: each.name }))}
                fields={[codeField(language)]}
                drafts={false}
              />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  );
}

function AreaLine({ area, language }: { area: Pick<StaffMember, "courses" | "states">; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <p className="text-small">
      {area.courses?.map(({ name }) => name).join(", ") ?? t("staff.allCourses")} ·{" "}
      {area.states?.map(({ name }) => name).join(", ") ?? t("staff.allStates")}
    </p>
  );
}

type OpenInvitationsProps = { invitations: OpenInvitation[]; language: Language; back: string };

/** The roles that were offered by mail and are not given yet, each with a button that withdraws it. */
export function OpenInvitations({ invitations, language, back }: OpenInvitationsProps) {
  const t = translatorFor(language, "desk");
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited" className="mt-8">
      <h2 id="invited">{t("staff.invited")}</h2>
      <p className="text-ink-soft">{t("staff.invitedLead")}</p>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {invitations.map((each) => (
          <li key={each.accountId} className="rounded-card border border-hairline bg-white p-4">
            <p className="font-semibold [overflow-wrap:anywhere]" id={`invited-${each.accountId}`}>
              {each.username}
            </p>
            <p className="mt-1">{t(`roles.${each.role}`)}</p>
            <AreaLine area={each} language={language} />
            <p className="text-small text-ink-soft">
              {invitedWords(each, language)} {endWords(each, language)}
            </p>
            <div className="mt-3">
              <ActForm
                action={withdrawInvitationAction}
                language={language}
                back={back}
                values={{ accountId: each.accountId }}
                label={t("staff.withdraw")}
                describedBy={`invited-${each.accountId}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function invitedWords({ invitedBy, invitedAt }: OpenInvitation, language: Language): string {
  const t = translatorFor(language, "desk");
  const time = dateAndTime(invitedAt, language);
  return invitedBy ? t("staff.invitedBy", { name: invitedBy, time }) : t("staff.invitedByOperator", { time });
}

function endWords({ accepted, endsAt }: OpenInvitation, language: Language): string {
  const t = translatorFor(language, "desk");
  return t(accepted ? "staff.invitedAccepted" : "staff.invitedUntil", { time: dateAndTime(endsAt, language) });
}
