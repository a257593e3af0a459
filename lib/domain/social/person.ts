import { isEmail, plainEmail } from "../../contract/rules/email";
import type { Platform } from "../../contract/social";

/** The person as the provider states it; nothing comes from the browser or the app. */
export type Person = {
  platform: Platform;
  /** The provider's permanent id of the person. */
  subject: string;
  email: string;
  /** Always false for Facebook, which does not state whether an address is verified. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The address in the form that accounts store; null when missing or invalid. */
export function normalAddress(given: string | undefined): string | null {
  const address = plainEmail(given);
  return isEmail(address) ? address : null;
}

/**
 * First and last name; a person without a first name gets the part of the address before the @, because every page
 * needs one.
 */
export function personNames(
  given: { first?: string; last?: string; whole?: string },
  email: string,
): Pick<Person, "firstName" | "lastName"> {
  const [wholeFirst = "", ...rest] = (given.whole ?? "").trim().split(/\s+/);
  const firstName = given.first?.trim() || wholeFirst || email.slice(0, email.indexOf("@"));
  const lastName = given.last?.trim() || (given.first?.trim() ? "" : rest.join(" "));
  return { firstName: firstName.slice(0, 60), lastName: lastName.slice(0, 60) };
}
