import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** Next draws this beside every page, before the layout has said the language: asked without one, it would turn the page English. */
export default async function NotFound() {
  const asked = await locale();
  return <NotFoundScreen language={languageOrDefault(asked)} />;
}
