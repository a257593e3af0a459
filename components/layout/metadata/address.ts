import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** The canonical absolute address of a public page in one language. */
export function publicAddress(path: string, language: Language): string {
  return `${settings().portalUrl}${path}?language=${language}`;
}

/** The absolute address of a file, or of a page in the visitor's language. */
export function wholeAddress(path: string): string {
  return new URL(path, settings().portalUrl).href;
}
