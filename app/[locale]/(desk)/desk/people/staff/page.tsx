import { resetSecondFactorAction, setRoleAction, withdrawInvitationAction } from "@/components/desk/access/actions";
import { ActForm } from "@/components/desk/act-form";
import { type DeskField, DeskForm } from "@/components/desk/desk-form";
import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { toOptions } from "@/components/desk/filter-form";
import { everyState } from "@/components/desk/form-actions";
import { BackLink } from "@/components/desk/links";
import { Fold } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { type OpenInvitation, roles, type StaffMember } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("desk", "staff.page");

export default deskPage({
  permission: "staff",
  title: ({ t }) => t("staff.page"),
  here: "/desk/people/staff",
  async content({ api, t, language, query, form, load, part }) {
    const { data, invitations, courses, states } = await load(api.desk.listStaff({ language }));
    return (
      <>
        <BackLink href="/desk/people" label={t("people.back")} />
        <Outcome outcome={query.outcome} t={t} />
        <section aria-labelledby="staff" className="mt-6">
          <h2 id="staff">{t("staff.title")}</h2>
          <StaffList staff={data} {...part} />
        </section>
        {invitations.length > 0 && <OpenInvitations invitations={invitations} {...part} />}
        <section aria-labelledby="grant" className="mt-8 max-w-3xl">
          <h2 id="grant">{t("staff.grantTitle")}</h2>
          <p className="mb-4 text-ink-soft">{t("staff.grantLead")}</p>
          <DeskForm
            {...form}
            id="role-form"
            action={setRoleAction}
            submit={t("staff.save")}
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
              codeField(t),
            ]}
          />
        </section>
      </>
    );
  },
});

function StaffList({ staff, t, form }: Part & { staff: StaffMember[] }) {
  return (
    <ul className="mt-3 grid gap-3 md:grid-cols-2">
      {staff.map((each) => (
        <li key={each.accountId} className="rounded-card border border-hairline bg-white p-4">
          <p className="font-semibold" id={`staff-${each.accountId}`}>
            {each.name}
          </p>
          <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{each.username}</p>
          <p className="mt-1">{t(`roles.${each.role}`)}</p>
          <AreaLine area={each} t={t} />
          <p className="text-small text-ink-soft">
            {t(each.hasSecondFactor ? "staff.factorSet" : "staff.factorMissing")}
          </p>
          {each.hasSecondFactor && (
            <Fold title={t("staff.reset")} className="mt-2">
              <DeskForm
                {...form}
                id={`reset-${each.accountId}`}
                action={resetSecondFactorAction}
                hidden={{ username: each.username }}
                submit={t("staff.resetOf", { name: each.name })}
                fields={[codeField(t)]}
                drafts={false}
              />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  );
}

function AreaLine({ area, t }: Pick<Part, "t"> & { area: Pick<StaffMember, "courses" | "states"> }) {
  return (
    <p className="text-small">
      {area.courses?.map(({ name }) => name).join(", ") ?? t("staff.allCourses")} ·{" "}
      {area.states?.map(({ name }) => name).join(", ") ?? t("staff.allStates")}
    </p>
  );
}

/** The roles that were offered by mail and are not given yet, each with a button that withdraws it. */
function OpenInvitations({ invitations, t, language, form }: Part & { invitations: OpenInvitation[] }) {
  const invitedWords = ({ invitedBy, invitedAt }: OpenInvitation) => {
    const time = dateAndTime(invitedAt, language);
    return invitedBy ? t("staff.invitedBy", { name: invitedBy, time }) : t("staff.invitedByOperator", { time });
  };
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
            <AreaLine area={each} t={t} />
            <p className="text-small text-ink-soft">
              {invitedWords(each)}{" "}
              {t(each.accepted ? "staff.invitedAccepted" : "staff.invitedUntil", {
                time: dateAndTime(each.endsAt, language),
              })}
            </p>
            <div className="mt-3">
              <ActForm
                {...form}
                action={withdrawInvitationAction}
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

/** The code that is asked for again before a role or a second factor changes. */
function codeField(t: Part["t"]): DeskField {
  const texts = { label: t("factor.code"), hint: t("factor.codeAgain") };
  return { kind: "text", name: "code", ...texts, autoComplete: "one-time-code", maxLength: 40 };
}
