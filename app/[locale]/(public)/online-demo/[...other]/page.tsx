import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "errors" });
  return { title: t("notFoundTitle") };
}

/** Answers 404 for a state without a demo. */
export default async function NoSuchDemo({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return renderOrErrorScreen(locale, () => Promise.reject(new PageError(404)));
}
