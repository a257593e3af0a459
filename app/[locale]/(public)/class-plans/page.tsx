import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassPlanGallery } from "@/components/pages/for-class/class-plan-gallery";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = listedMetadata("/class-plans", "classPlans", "title", "listLead");

export default async function ClassPlansPage({ params }: Props) {
  const { locale } = await params;
  return <ClassPlanGallery language={locale} />;
}
