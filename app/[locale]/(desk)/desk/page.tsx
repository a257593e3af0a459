import { deskPage } from "@/components/desk/desk-page";
import { Overview } from "@/components/desk/overview";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "title");

/** The first page of the desk. */
export default deskPage({
  title: ({ t }) => t("title"),
  here: "/desk",
  content: async ({ api, me, language, load }) => (
    <Overview me={me} waiting={await load(api.desk.overview({ language }))} language={language} />
  ),
});
