import { listAddress } from "@/components/discussions/comments/place";
import { ListScreen, loadList } from "@/components/discussions/list-screen";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"page">(async ({ language, params: { page } }) => {
  const list = await loadList(page, language);
  const t = translatorFor(language, "discussions");
  const title = list.page > 1 ? t("listPage", { page: list.page }) : t("title");
  return pageMetadata({
    language,
    path: listAddress(list.page),
    title,
    description: list.page > 1 ? `${title}. ${t("lead")}` : t("lead"),
  });
});

export default visitorPage<"page">(async ({ language, params: { page } }) => (
  <ListScreen list={await loadList(page, language)} language={language} />
));
