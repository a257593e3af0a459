import { NoticeSettings } from "@/components/desk/access/notice-settings";
import { deskPage } from "@/components/desk/desk-page";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "notices.title");

/** A staff member's own settings (rule: desk.notices). */
export default deskPage({
  title: ({ t }) => t("notices.title"),
  here: "/desk/settings",
  content: async ({ api, language, here, load }) => (
    <NoticeSettings notices={await load(api.desk.readNotices({ language }))} language={language} back={here} />
  ),
});
