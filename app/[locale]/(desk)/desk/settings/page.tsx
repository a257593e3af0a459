import { saveNoticesAction } from "@/components/desk/access/actions";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage } from "@/components/desk/desk-page";
import { LinkLine } from "@/components/desk/links";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Notice } from "@/components/ui/notice";
import { noticeTimes } from "@/lib/contract/desk/access";

export const generateMetadata = titleMetadata("desk", "notices.title");

/** A staff member's own settings (rule: desk.notices). */
export default deskPage({
  title: ({ t }) => t("notices.title"),
  here: "/desk/settings",
  async content({ api, t, language, form, load }) {
    const { mails, verified } = await load(api.desk.readNotices({ language }));
    return (
      <div className="mt-3 grid max-w-2xl gap-5">
        <p>{t("notices.lead")}</p>
        {!verified && <Notice kind="tip">{t("notices.unverified")}</Notice>}
        <div className="rounded-card border border-hairline bg-white p-4">
          <DeskForm
            id="notices"
            {...form}
            action={saveNoticesAction}
            drafts={false}
            submit={t("notices.save")}
            fields={[
              {
                kind: "select",
                name: "mails",
                label: t("notices.mails"),
                hint: t("notices.hint"),
                value: mails,
                options: noticeTimes.map((value) => ({ value, label: t(`notices.times.${value}`) })),
              },
            ]}
          />
        </div>
        <p>
          <LinkLine href="/desk/sign-in">{t("notices.codes")}</LinkLine>
        </p>
      </div>
    );
  },
});
