import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListScreen } from "@/components/discussions/list-screen";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "discussions" });
  return pageMetadata({ language: locale, path: "/discussions", title: t("title"), description: t("lead") });
}

/** The forum (rule: forum.list). */
export default async function DiscussionsPage({ params }: Props) {
  const { locale } = await params;
  return (
    <ListScreen list={await publicApi(locale).discussions.list({ language: locale, page: 1 })} language={locale} />
  );
}
