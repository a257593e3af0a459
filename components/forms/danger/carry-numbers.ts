import "server-only";
import { carryToNextPage } from "@/components/layout/visitor/carry-toast";
import { type Danger, helplineKeysFor } from "@/lib/contract/danger/kinds";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { dangerTexts } from "../../layout/danger/danger-texts";

/** Leaves the numbers for the next page when a form with words of danger leads to the login (rule: danger.help). */
export async function carryNumbers(
  dangers: readonly Danger[],
  language: Language,
  said = translatorFor(language, "answers")("signedOut"),
): Promise<void> {
  if (dangers.length === 0) return;
  const { title, helplines } = dangerTexts(language);
  const numbers = helplineKeysFor(dangers).flatMap((key) => helplines[key] ?? []);
  const listed = numbers.map(({ name, number }) => `${name} ${number}`).join(", ");
  await carryToNextPage(`${said} ${title}: ${listed}`, "warning");
}
