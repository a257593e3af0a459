import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { DrawingGallery } from "@/components/pages/for-class/drawing-gallery";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "drawings" });
  return pageMetadata({ language: locale, path: "/diagrams", title: t("listTitle"), description: t("listLead") });
}

export default async function DiagramsPage({ params }: Props) {
  const { locale } = await params;
  return <DrawingGallery language={locale} />;
}
