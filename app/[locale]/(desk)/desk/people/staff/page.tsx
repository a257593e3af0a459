import { resetSecondFactorAction, setRoleAction, withdrawInvitationAction } from "@/components/desk/access/actions";
import { ActForm, formTexts } from "@/components/desk/act-form";
import { type DeskField, DeskForm } from "@/components/desk/desk-form";
import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { toOptions } from "@/components/desk/filter-form";
import { everyState } from "@/components/desk/form-actions";
import { Fold } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type OpenInvitation, roles, type StaffMember } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "staff.page");

export default deskPage({
  permission: "staff",
  title: ({ t }) => t("staff.page"),
  here: "/desk/people/staff",
  async content({ api, t, language, query, here, load }) {
    const { data, invitations, courses, states } = await load(api.desk.listStaff({ language }));
    return (
      <>
        <BackLink href="/desk/people" label={t("people.back")} />
        <Outcome outcome={query.outcome} language={language} />
        <section aria-labelledby="staff" className="mt-6">
          <h2 id="staff">{t("staff.title")}</h2>
          <StaffList staff={data} language={language} back={here} />
        </section>
        <OpenInvitations invitations={invitations} language={language} back={here} />
        <section aria-labelledby="grant" className="mt-8 max-w-3xl">
          <h2 id="grant">{t("staff.grantTitle")}</h2>
          <p className="mb-4 text-ink-soft">{t("staff.grantLead")}</p>
          <RoleForm courses={courses} states={states} language={language} back={here} />
        </section>
      </>
    );
  },
});

function StaffList({ staff, language, back }: { staff: StaffMember[]; language: Language; back: string }) {
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
function OpenInvitations({ invitations, language, back }: OpenInvitationsProps) {
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

type Named = { id: string; name: string };

type RoleFormProps = { courses: Named[]; states: Named[]; language: Language; back: string };

function RoleForm({ courses, states, language, back }: RoleFormProps) {
  const t = translatorFor(language, "desk");
  return (
    <DeskForm
      id="role-form"
      action={setRoleAction}
      language={language}
      back={back}
      texts={formTexts(language, t("staff.save"))}
      fields={[
        {
          kind: "text",
          name: "username",
          label: t("staff.email"),
          hint: t("staff.emailHint"),
          inputMode: "email",
          autoComplete: "off",
          maxLength: 254,
        },
        {
          kind: "select",
          name: "role",
          label: t("staff.role"),
          value: "coordinator",
          options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
        },
        {
          kind: "checks",
          name: "courses",
          label: t("staff.courses"),
          hint: t("staff.coursesHint"),
          options: toOptions(courses),
        },
        {
          kind: "checks",
          name: "states",
          label: t("staff.states"),
          hint: t("staff.statesHint"),
          options: [{ value: everyState, label: t("staff.allStates") }, ...toOptions(states)],
        },
        codeField(language),
      ]}
    />
  );
}

/** The code that is asked for again before a role or a second factor changes. */
function codeField(language: Language): DeskField {
  const t = translatorFor(language, "desk");
  const texts = { label: t("factor.code"), hint: t("factor.codeAgain") };
  return { kind: "text", name: "code", ...texts, autoComplete: "one-time-code", maxLength: 40 };
}
