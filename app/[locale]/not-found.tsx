import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/**
 * Next renders this with every page before the layout has set the locale: reading it in another way would make the page
 * English.
 */
export default async function NotFound() {
  const requested = await locale();
  return <NotFoundScreen language={languageOrDefault(requested)} />;
}
