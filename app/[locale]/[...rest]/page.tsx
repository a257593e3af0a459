import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "errors" });
  return { title: t("notFoundTitle") };
}

/** The 404 page of every unknown address (rule: errors.not-found). */
export default async function AnythingElse({ params }: Props) {
  const { locale } = await params;
  return renderOrErrorScreen(locale, () => Promise.reject(new PageError(404)));
}
