import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ListScreen } from "@/components/discussions/list-screen";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

// The same for everybody: its bytes are stored until a comment changes it (docs/decisions/0042).
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "discussions" });
  return pageMetadata({ language: locale, path: "/discussions", title: t("title"), description: t("lead") });
}

/** The forum (rule: forum.list). */
export default async function DiscussionsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <ListScreen list={await publicApi(locale).discussions.list({ language: locale, page: 1 })} language={locale} />
  );
}
