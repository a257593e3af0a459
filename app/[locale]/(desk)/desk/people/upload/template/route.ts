import { templateFile } from "@/components/desk/people/list-files";
import { isLanguage } from "@/lib/platform/i18n/language";

/** The template contains no personal data, so it needs no login. */
export function GET(request: Request): Response {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  return templateFile(isLanguage(language) ? language : "en");
}
