import "server-only";
import { carryToNextPage } from "@/components/layout/visitor/carry-toast";
import { isScripted, textIn } from "@/lib/api/http/read-form";
import { accountField } from "@/lib/api/page-account/account-names";
import { signedInAccount } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { carryNumbers } from "../danger/carry-numbers";
import { keepText, readKeptText } from "./kept-text";

export { deleteKeptText } from "./kept-text";

/**
 * Keeps the text of a form whose session has ended, for the same account. The next page says that the text is kept. If
 * the text has words of danger, that page also shows the helplines. With JavaScript, the browser keeps the text itself.
 */
export async function keepDuringLogin(form: FormData, name: string, text: string, language: Language): Promise<void> {
  const account = textIn(form, accountField);
  const dangers = dangersIn(text);
  const t = translatorFor(language, "answers");
  if (isScripted(form) || !account || !text.trim()) return carryNumbers(dangers, language);
  const said = t((await keepText({ name, account }, text)) === "all" ? "keptText" : "keptBeginning");
  if (dangers.length > 0) await carryNumbers(dangers, language, said);
  else await carryToNextPage(said, "warning");
}

/** What the learner who is logged in typed in this form before the login. */
export async function readOwnKeptText(name: string): Promise<string> {
  const account = await signedInAccount();
  return account ? readKeptText({ name, account }) : "";
}
