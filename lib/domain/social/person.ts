import { isEmail, plainEmail } from "../../contract/rules/email";
import type { Platform } from "../../contract/social";

/** Who the provider says this is. Nothing in it comes from the browser or the app. */
export type Person = {
  platform: Platform;
  /** The provider's own, lasting id. */
  subject: string;
  email: string;
  /** Facebook does not say whether an address is confirmed: there it never is. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The address as accounts keep it; null for none or one that is no address. */
export function addressOf(given: string | undefined): string | null {
  const address = plainEmail(given);
  return isEmail(address) ? address : null;
}

/** A first name is needed everywhere: whoever shares none is called by the part of the address before the @. */
export function namesOf(given: { first?: string; last?: string; whole?: string }, email: string): Pick<Person, "firstName" | "lastName"> {
  const [wholeFirst = "", ...rest] = (given.whole ?? "").trim().split(/\s+/);
  const firstName = given.first?.trim() || wholeFirst || email.slice(0, email.indexOf("@"));
  const lastName = given.last?.trim() || (given.first?.trim() ? "" : rest.join(" "));
  return { firstName: firstName.slice(0, 60), lastName: lastName.slice(0, 60) };
}
