import type { Problem } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { settingsProblem } from "./rules";

/** Where somebody stands whose account is gone. */
export const afterDeletion = "/account/deleted";

/** Proves the address where there is no session, deletes the account, shows a toast and leaves the page (rule: settings.delete). @returns what went wrong */
export async function sendDeletion(form: FormData, withAddress: boolean, texts: { loginFailed: string; offline: string }): Promise<Problem[]> {
  const username = String(form.get("username") ?? "")
    .trim()
    .toLowerCase();
  const password = String(form.get("password") ?? "");
  const { api } = await import("@/lib/api/client");
  try {
    if (withAddress) await api.accounts.login({ username, password });
  } catch (error) {
    return [settingsProblem(error, texts.offline, texts.loginFailed)];
  }
  try {
    const { message } = await api.security.deleteAccount({ password });
    const { toastAcrossPages } = await import("@/components/ui/toasts");
    await toastAcrossPages("success", message);
    window.location.assign(afterDeletion);
    return [];
  } catch (error) {
    // The page for guests leaves no session behind, above all on a shared phone.
    if (withAddress) await api.accounts.logout({}).catch(() => undefined);
    return [{ ...settingsProblem(error, texts.offline), field: readCallError(error)?.status === 400 ? "password" : undefined }];
  }
}
