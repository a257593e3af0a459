import { ListScreen } from "@/components/discussions/list-screen";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

export const generateMetadata = listedMetadata("/discussions", "discussions", "title", "lead");

/** The forum (rule: forum.list). */
export default async function DiscussionsPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  return (
    <ListScreen list={await publicApi(locale).discussions.list({ language: locale, page: 1 })} language={locale} />
  );
}
