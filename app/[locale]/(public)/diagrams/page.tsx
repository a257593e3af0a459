import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { DrawingGallery } from "@/components/pages/for-class/drawing-gallery";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = listedMetadata("/diagrams", "drawings", "listTitle", "listLead");

export default async function DiagramsPage({ params }: Props) {
  const { locale } = await params;
  return <DrawingGallery language={locale} />;
}
