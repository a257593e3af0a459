import { templateFile } from "@/components/desk/people/list-files";
import { isLanguage } from "@/lib/platform/i18n/language";

/** The template of a list holds nothing about anybody: whoever asks gets it. */
export function GET(request: Request): Response {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  return templateFile(isLanguage(language) ? language : "en");
}
