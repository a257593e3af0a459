import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ListScreen } from "@/components/discussions/list-screen";
import { listAddress } from "@/components/discussions/place";
import { pageMetadata } from "@/components/seo/page-metadata";
import { mostDiscussionPages } from "@/lib/contract/discussions";
import type { Language } from "@/lib/i18n/language";
import { publicPortal } from "@/lib/portal/server";

type Props = { params: Promise<{ locale: Language; page: string }> };

export const revalidate = 300;
// The list never has more than ten pages (accounts §9): any other number is no address.
export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from({ length: mostDiscussionPages }, (_, index) => ({ page: String(index + 1) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  const number = Number(page);
  const t = await getTranslations({ locale, namespace: "discussions" });
  const { records } = await publicPortal(locale).discussions.list({ language: locale, page: number });
  const title = number > 1 ? t("listPage", { page: number }) : t("title");
  const head = pageMetadata({ language: locale, path: listAddress(number), title, description: t("lead") });
  return records.length === 0 ? { ...head, robots: { index: false } } : head;
}

export default async function DiscussionsPageOfNumber({ params }: Props) {
  const { locale, page } = await params;
  setRequestLocale(locale);
  return <ListScreen page={Number(page)} language={locale} />;
}
