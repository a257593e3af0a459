import { randomUUID } from "node:crypto";
import { deskPage } from "@/components/desk/desk-page";
import { BackLink } from "@/components/desk/links";
import { MailingForm } from "@/components/desk/mailings/mailing-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "mailing.new");

export default deskPage({
  permission: "mailings",
  title: ({ t }) => t("mailing.new"),
  here: "/desk/mailings/new",
  async content({ api, t, language, load, part }) {
    const { choices } = await load(api.desk.listMailings({ language }));
    return (
      <div className="max-w-3xl">
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <MailingForm mailingId={randomUUID()} choices={choices} {...part} />
      </div>
    );
  },
});
