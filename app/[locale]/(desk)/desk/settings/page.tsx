import { saveNoticesAction } from "@/components/desk/access/actions";
import { formTexts } from "@/components/desk/act-form";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage } from "@/components/desk/desk-page";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import { type NoticeTime, noticeTimes } from "@/lib/contract/desk/access";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "notices.title");

/** A staff member's own settings (rule: desk.notices). */
export default deskPage({
  title: ({ t }) => t("notices.title"),
  here: "/desk/settings",
  content: async ({ api, language, here, load }) => (
    <NoticeSettings notices={await load(api.desk.readNotices({ language }))} language={language} back={here} />
  ),
});

type Props = { notices: { mails: NoticeTime; verified: boolean }; language: Language; back: string };

function NoticeSettings({ notices, language, back }: Props) {
  const t = translatorFor(language, "desk");
  return (
    <div className="mt-3 grid max-w-2xl gap-5">
      <p>{t("notices.lead")}</p>
      {!notices.verified && <Notice kind="tip">{t("notices.unverified")}</Notice>}
      <div className="rounded-card border border-hairline bg-white p-4">
        <DeskForm
          id="notices"
          action={saveNoticesAction}
          language={language}
          back={back}
          drafts={false}
          texts={formTexts(language, t("notices.save"))}
          fields={[
            {
              kind: "select",
              name: "mails",
              label: t("notices.mails"),
              hint: t("notices.hint"),
              value: notices.mails,
              options: noticeTimes.map((value) => ({ value, label: t(`notices.times.${value}`) })),
            },
          ]}
        />
      </div>
      <p>
        <a href="/desk/sign-in" className="inline-flex min-h-11 items-center font-semibold">
          {t("notices.codes")}
        </a>
      </p>
    </div>
  );
}
