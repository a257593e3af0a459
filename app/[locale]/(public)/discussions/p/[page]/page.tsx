import type { Metadata } from "next";
import { listAddress } from "@/components/discussions/comments/place";
import { ListScreen, loadList } from "@/components/discussions/list-screen";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  return metadataOrNotFound(locale, async () => {
    const list = await loadList(page, locale);
    const t = translatorFor(locale, "discussions");
    const title = list.page > 1 ? t("listPage", { page: list.page }) : t("title");
    return pageMetadata({
      language: locale,
      path: listAddress(list.page),
      title,
      description: list.page > 1 ? `${title}. ${t("lead")}` : t("lead"),
    });
  });
}

export default async function DiscussionsPageOfNumber({ params }: Props) {
  const { locale, page } = await params;
  return renderOrErrorScreen(locale, async () => <ListScreen list={await loadList(page, locale)} language={locale} />);
}
