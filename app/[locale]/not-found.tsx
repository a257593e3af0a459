import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { languageOrDefault } from "@/lib/platform/i18n/language";

export default async function NotFound() {
  const requested = await locale();
  return <NotFoundScreen language={languageOrDefault(requested)} />;
}
