import { BackLink, deskPage } from "@/components/desk/desk-page";
import { WeeklyForm } from "@/components/desk/mailings/weekly-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { PageError } from "@/lib/api/page-error";

export const generateMetadata = titleMetadata("desk", "mailing.weeklyOne");

/** The weekly reminder of a course (rule: desk.weekly-reminder). */
export default deskPage<"course">({
  permission: "mailings",
  title: ({ t }) => t("mailing.weeklyOne"),
  here: ({ params }) => `/desk/mailings/weekly/${params.course}`,
  async content({ api, me, t, language, params, here, load }) {
    const { weekly } = await load(api.desk.listMailings({ language }));
    const found = me.states === null ? weekly.find((each) => each.course.value === params.course) : undefined;
    if (!found) throw new PageError(403, "deskForbidden");
    return (
      <div className="max-w-3xl">
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <p className="font-semibold">{found.course.label}</p>
        <p className="mb-4 text-ink-soft">{t("mailing.weeklyLead")}</p>
        <WeeklyForm weekly={found} language={language} back={here} />
      </div>
    );
  },
});
