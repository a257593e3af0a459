import "server-only";
import type { FieldValues } from "@/components/forms/form-state";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { apiAfterSignIn } from "@/lib/api/server";
import { plainEmail } from "@/lib/contract/rules/email";
import { isMinorForm } from "@/lib/contract/rules/registration";
import type { Language } from "@/lib/platform/i18n/language";

type Registration = Parameters<ApiClient["accounts"]["register"]>[0];
type ProfileChange = Parameters<ApiClient["accounts"]["updateProfile"]>[0];
/** `profile`: what the registration stores of the person, for one that is sent again with corrected answers. */
type Sent = { input: Registration; profile: ProfileChange; values: FieldValues; language: Language };

/** How long a registration may be sent again. */
const repeatableMs = 15 * 60 * 1000;

/**
 * Registers, and signs in. A registration whose answer was lost is sent again: its account exists by then, and the same
 * address and password sign in, under the limits of the login (rule: registration.sent-again). `isMailed`: whether this
 * call has sent the mail that verifies the address. @throws the error of the call
 */
export async function registerOnce(api: ApiClient, sent: Sent): Promise<{ token: string; isMailed: boolean }> {
  try {
    const { token, mail_sent = false } = await api.accounts.register(sent.input);
    return { token, isMailed: mail_sent };
  } catch (error) {
    if (readCallError(error)?.status !== 401) throw error;
    const token = await signInAgain(api, sent);
    if (token === null) throw error;
    return { token, isMailed: false };
  }
}

/**
 * @returns null where the password is another one, the login's limits do not admit the attempt, or the account is older
 */
async function signInAgain(api: ApiClient, { profile, values, language }: Sent): Promise<string | null> {
  try {
    const { token } = await api.accounts.login({
      username: plainEmail(values.username),
      password: values.password ?? "",
    });
    const own = await apiAfterSignIn(language, token);
    const { data } = await own.accounts.readProfile();
    if (!isRecent(data.dateCreated)) {
      await own.accounts.logout();
      return null;
    }
    await storeCorrections(own, profile, values, language);
    return token;
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    return null;
  }
}

export function isRecent(created: string, now = Date.now()): boolean {
  const age = now - Date.parse(created);
  return age >= 0 && age <= repeatableMs;
}

/**
 * What was corrected between the two registrations. The account exists, so a failure here is not an error: it can be
 * corrected in the profile.
 */
async function storeCorrections(
  own: ApiClient,
  profile: ProfileChange,
  values: FieldValues,
  language: Language,
): Promise<void> {
  await own.accounts.updateProfile(profile).catch(() => undefined);
  await (isMinorForm(values) ? correctGuardian(own, values) : correctConsents(own, values, language)).catch(
    () => undefined,
  );
}

async function correctGuardian(own: ApiClient, { guardian_email = "" }: FieldValues): Promise<void> {
  const address = plainEmail(guardian_email);
  const stored = await own.privacy.guardianStatus();
  if (stored.waiting && address && stored.guardian_email !== address)
    await own.privacy.askGuardian({ guardian_email: address });
}

/** A decision is stored as a row of its own, so one that has not changed is not sent again. */
async function correctConsents(own: ApiClient, values: FieldValues, language: Language): Promise<void> {
  const { data } = await own.privacy.readConsents();
  const changed = (["mailings", "analytics"] as const).filter(
    (purpose) => data[purpose].given !== (values[`consent_${purpose}`] === "yes"),
  );
  if (!data.offered || changed.length === 0) return;
  await own.privacy.changeConsents({
    ...Object.fromEntries(changed.map((purpose) => [purpose, values[`consent_${purpose}`] === "yes"])),
    language,
  });
}
