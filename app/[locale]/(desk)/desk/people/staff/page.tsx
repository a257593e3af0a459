import { RoleForm } from "@/components/desk/access/role-form";
import { OpenInvitations, StaffList } from "@/components/desk/access/staff-list";
import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "staff.page");

/** Staff and their roles. */
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
