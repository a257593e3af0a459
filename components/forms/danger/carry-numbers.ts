import "server-only";
import { carryToNextPage } from "@/components/layout/visitor/carry-toast";
import { type Danger, helplineKeysFor } from "@/lib/contract/danger/kinds";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { dangerTexts } from "../../layout/danger/danger-texts";

/**
 * Leaves the numbers for the next page, where a form with words of danger leads away from its own: to the login, because
 * the session has ended (rule: danger.help). Nothing where there is no danger.
 */
export async function carryNumbers(dangers: readonly Danger[], language: Language): Promise<void> {
  if (dangers.length === 0) return;
  const { title, helplines } = dangerTexts(language);
  const numbers = helplineKeysFor(dangers).flatMap((key) => helplines[key] ?? []);
  const listed = numbers.map(({ name, number }) => `${name} ${number}`).join(", ");
  await carryToNextPage(`${translatorFor(language, "answers")("signedOut")} ${title}: ${listed}`, "warning");
}
