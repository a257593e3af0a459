import { deskPage } from "@/components/desk/desk-page";
import { BackToMailings } from "@/components/desk/mailings/back-to-mailings";
import { WeeklyForm } from "@/components/desk/mailings/weekly-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { PageError, resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; course: string }> };

export const generateMetadata = titleMetadata("desk", "mailing.weeklyOne");

/** The weekly reminder of a course (rule: desk.weekly-reminder). */
export default async function DeskWeeklyReminder({ params }: Props) {
  const { locale, course } = await params;
  const t = translatorFor(locale, "desk");
  const here = `/desk/mailings/weekly/${course}`;
  return deskPage({
    language: locale,
    here,
    permission: "mailings",
    title: t("mailing.weeklyOne"),
    content: async (api, me) => {
      const { weekly } = await resultOr(api.desk.listMailings({ language: locale }), here);
      const found = me.states === null ? weekly.find((each) => each.course.value === course) : undefined;
      if (!found) throw new PageError(403, "deskForbidden");
      return (
        <div className="max-w-3xl">
          <BackToMailings language={locale} />
          <p className="font-semibold">{found.course.label}</p>
          <p className="mb-4 text-ink-soft">{t("mailing.weeklyLead")}</p>
          <WeeklyForm weekly={found} language={locale} back={here} />
        </div>
      );
    },
  });
}
