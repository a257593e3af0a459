import { sealData, unsealData } from "iron-session";
import { settings } from "../../platform/settings";

export type TypedPasswords = { password: string; confirmPassword: string };

/** The time for the rest of a form. After it the form asks for the password again. */
export const sealedPasswordSeconds = 30 * 60;
/** A longer password than the contract accepts is not carried. */
const longest = 1024;

/**
 * The passwords of a form's earlier step for its later pages, for a browser without JavaScript: the HTML of a page never holds them in the clear
 * (docs/decisions/0071). @returns undefined where none was typed
 */
export async function sealPasswords({ password, confirmPassword }: TypedPasswords): Promise<string | undefined> {
  if (!password && !confirmPassword) return undefined;
  if (password.length > longest || confirmPassword.length > longest) return undefined;
  return sealData({ password, confirmPassword } satisfies TypedPasswords, { password: settings().sessionSecret, ttl: sealedPasswordSeconds });
}

/** What a form carried; null for nothing, a foreign or an expired seal. */
export async function openPasswords(seal: string): Promise<TypedPasswords | null> {
  if (!seal) return null;
  try {
    const { password, confirmPassword } = await unsealData<Partial<TypedPasswords>>(seal, { password: settings().sessionSecret, ttl: sealedPasswordSeconds });
    return typeof password === "string" && typeof confirmPassword === "string" ? { password, confirmPassword } : null;
  } catch {
    return null;
  }
}
