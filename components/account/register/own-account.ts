import "server-only";
import { redirect } from "next/navigation";
import { newMark } from "@/components/forms/steps/step-answers";
import { storeTyped } from "@/components/forms/steps/typed-cookies";
import { textIn } from "@/lib/api/http/read-form";
import { plainEmail } from "@/lib/contract/rules/email";
import { addressOfOwnAccount, isWayToOwnAccount } from "./ways-to-own-account";

/**
 * The buttons for an address that has an account, without JavaScript: the login or the form for a new password, with
 * the address filled in. It travels sealed in a cookie of that page, because addresses of pages are logged.
 */
export async function goToOwnAccountIfAsked(form: FormData): Promise<void> {
  const way = textIn(form, "step");
  if (!isWayToOwnAccount(way)) return;
  const address = addressOfOwnAccount(way, { courseId: textIn(form, "courseId"), rdir: textIn(form, "rdir") });
  const values = { username: plainEmail(textIn(form, "username")) };
  await storeTyped(address, { id: newMark(), values, language: textIn(form, "pageLanguage"), step: 0 });
  redirect(address);
}
