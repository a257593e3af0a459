import { templateFile } from "@/components/desk/people/list-files";
import { languageOrDefault } from "@/lib/platform/i18n/language";

/** The template contains no personal data, so it needs no login. */
export function GET(request: Request): Response {
  return templateFile(languageOrDefault(new URL(request.url).searchParams.get("language")));
}
