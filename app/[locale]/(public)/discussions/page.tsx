import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ListScreen } from "@/components/discussions/list-screen";
import { pageMetadata } from "@/components/seo/page-metadata";
import type { Language } from "@/lib/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "discussions" });
  return pageMetadata({ language: locale, path: "/discussions", title: t("title"), description: t("lead") });
}

/** The forum (accounts §2). */
export default async function DiscussionsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <ListScreen page={1} language={locale} />;
}
