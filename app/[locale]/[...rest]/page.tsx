import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("errors", "notFoundTitle");

/** The 404 page of every unknown address (rule: errors.not-found). */
export default async function AnythingElse({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  return renderOrErrorScreen(locale, () => Promise.reject(new PageError(404)));
}
