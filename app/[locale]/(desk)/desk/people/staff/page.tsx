import { OpenInvitations } from "@/components/desk/access/open-invitations";
import { RoleForm } from "@/components/desk/access/role-form";
import { StaffList } from "@/components/desk/access/staff-list";
import { deskPage } from "@/components/desk/desk-page";
import { Outcome } from "@/components/desk/outcome";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ outcome?: string }> };
const here = "/desk/people/staff";

export const generateMetadata = titleMetadata("desk", "staff.page");

/** Staff and their roles. */
export default async function DeskStaff({ params, searchParams }: Props) {
  const [{ locale }, { outcome }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  return deskPage({
    language: locale,
    here,
    permission: "staff",
    title: t("staff.page"),
    content: async (api) => {
      const { data, invitations, courses, states } = await resultOr(api.desk.listStaff({ language: locale }), here);
      return (
        <>
          <p className="mt-1">
            <a href="/desk/people" className="inline-flex min-h-11 items-center font-semibold">
              {t("people.back")}
            </a>
          </p>
          <Outcome outcome={outcome} language={locale} />
          <section aria-labelledby="staff" className="mt-6">
            <h2 id="staff">{t("staff.title")}</h2>
            <StaffList staff={data} language={locale} back={here} />
          </section>
          <OpenInvitations invitations={invitations} language={locale} back={here} />
          <section aria-labelledby="grant" className="mt-8 max-w-3xl">
            <h2 id="grant">{t("staff.grantTitle")}</h2>
            <p className="mb-4 text-ink-soft">{t("staff.grantLead")}</p>
            <RoleForm courses={courses} states={states} language={locale} back={here} />
          </section>
        </>
      );
    },
  });
}
