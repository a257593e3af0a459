import { plainPassword } from "../../../contract/rules/password";
import { CallError } from "../../../platform/call-error";
import type { CallContext } from "../../call";
import { bareText } from "../../text-essence";

const howMany = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords in lower case, from a list ordered by frequency; loaded on first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, howMany)),
  );
  return loading;
}

/** In characters. */
export const passwordMaxLength = 256;

type PasswordProblem = "passwordTooLong" | "passwordCommon" | "passwordIsAddress" | "passwordIsPortal";

/**
 * The first problem with a new password that only the server knows; null when there is none. Its shortest length is a
 * rule of each form (lib/contract/rules). No mixture of character classes is required.
 */
export function passwordProblem(
  typed: string,
  { common, username, portalNames }: { common: ReadonlySet<string>; username: string; portalNames: string[] },
): PasswordProblem | null {
  const password = plainPassword(typed);
  if (password.length > passwordMaxLength) return "passwordTooLong";
  if (common.has(password.toLowerCase())) return "passwordCommon";
  if (isAddress(password, username)) return "passwordIsAddress";
  return portalNames.some((name) => core(name) === core(password)) ? "passwordIsPortal" : null;
}

/** Whether the password contains the whole address, or equals its part before the @ in any spelling. */
function isAddress(password: string, username: string): boolean {
  if (!username) return false;
  const own = [username, username.split("@")[0] ?? ""].map(bareText).filter(Boolean);
  return own.includes(bareText(password)) || bareText(password).includes(bareText(username));
}

/** The password without surrounding digits: "SehatShala123" still counts as the portal's name. */
function core(text: string): string {
  return bareText(text).replace(/^\p{N}+|\p{N}+$/gu, "");
}

/** Checks a new password for every form that sets one. @throws CallError BAD_REQUEST with the first problem */
export async function requireGoodPassword(context: CallContext, password: string, username: string): Promise<void> {
  const { name, productKey } = context.content.site;
  const portalNames = [...Object.values(name), productKey];
  const problem = passwordProblem(password, { common: await commonPasswords(), username, portalNames });
  if (problem) throw new CallError("BAD_REQUEST", problem, { values: { maximum: passwordMaxLength } });
}
