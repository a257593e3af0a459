import { CallError } from "../../../platform/call-error";
import type { CallContext } from "../../call";
import { commonPasswords } from "./common-passwords";

export const passwordMaxLength = 256;

type Surroundings = { minLength: number; common: ReadonlySet<string>; username: string; portalNames: string[] };
export type PasswordProblem = "tooShort" | "passwordTooLong" | "passwordCommon" | "passwordIsAddress" | "passwordIsPortal";

/** The first thing wrong with a new password; null when nothing is. Which signs it is made of is nobody's business. */
export function passwordProblem(password: string, { minLength, common, username, portalNames }: Surroundings): PasswordProblem | null {
  if (password.length < minLength) return "tooShort";
  if (password.length > passwordMaxLength) return "passwordTooLong";
  if (common.has(password.toLowerCase())) return "passwordCommon";
  if (isAddress(password, username)) return "passwordIsAddress";
  return portalNames.some((name) => core(name) === core(password)) ? "passwordIsPortal" : null;
}

/** The whole address anywhere in it, or the part before the @ alone, however it is written. */
function isAddress(password: string, username: string): boolean {
  if (!username) return false;
  const own = [username, username.split("@")[0] ?? ""].map(plain).filter(Boolean);
  return own.includes(plain(password)) || plain(password).includes(plain(username));
}

/** Letters and digits only, small: "Asha.Devi" and "ashadevi" are the same word. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Without the digits around it: "SehatShala123" is still the portal's name. */
function core(text: string): string {
  return plain(text).replace(/^\p{N}+|\p{N}+$/gu, "");
}

/** The documented words for a short password differ: registration has its own, reset and change share theirs (rule: registration.password-minimum). */
export type TooShortKey = "passwordTooShort" | "newPasswordTooShort";

/** For every form that sets a password. @throws CallError BAD_REQUEST with the first thing wrong */
export async function requireGoodPassword(context: CallContext, password: string, username: string, tooShort: TooShortKey): Promise<void> {
  const { name, productKey } = context.content.site;
  const minLength = context.settings.passwordMinLength;
  const portalNames = [...Object.values(name), productKey];
  const problem = passwordProblem(password, { minLength, common: await commonPasswords(), username, portalNames });
  if (problem) throw new CallError("BAD_REQUEST", problem === "tooShort" ? tooShort : problem, { values: { minimum: minLength, maximum: passwordMaxLength } });
}
