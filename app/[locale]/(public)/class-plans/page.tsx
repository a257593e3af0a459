import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassPlanGallery } from "@/components/pages/for-class/class-plan-gallery";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "classPlans" });
  return pageMetadata({ language: locale, path: "/class-plans", title: t("title"), description: t("listLead") });
}

export default async function ClassPlansPage({ params }: Props) {
  const { locale } = await params;
  return <ClassPlanGallery language={locale} />;
}
