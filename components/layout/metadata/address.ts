import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** The whole address under which search engines know a public page in one language: the canonical one. */
export function publicAddress(path: string, language: Language): string {
  return `${settings().portalUrl}${path}?language=${language}`;
}

/** The whole address of a file or of a page in whichever language its visitor reads. */
export function wholeAddress(path: string): string {
  return new URL(path, settings().portalUrl).href;
}
