import { isEmail, plainEmail } from "../../contract/rules/email";
import { allowedInNames } from "../../contract/rules/registration";
import type { Platform } from "../../contract/social";
import { cleanLine } from "../../contract/text/clean-text";
import type { Content } from "../../platform/content";
import { looksLikeStaff } from "../accounts";

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

/** First and last name as the provider has them, in signs that a name may have. */
export function personNames(given: {
  first?: string;
  last?: string;
  whole?: string;
}): Pick<Person, "firstName" | "lastName"> {
  const [first, last, whole] = [given.first, given.last, given.whole].map(asName) as [string, string, string];
  const [wholeFirst = "", ...rest] = whole.split(/\s+/);
  return { firstName: first || wholeFirst, lastName: last || (first ? "" : rest.join(" ")) };
}

function asName(given = ""): string {
  const name = [...cleanLine(given)].filter((sign) => allowedInNames.test(sign)).join("");
  return allowedInNames.test(name) ? name.slice(0, 60).trim() : "";
}

/**
 * The names of a new account: every page needs a first name, so one that is missing or could be taken for a staff
 * member's is the part of the address before the @, or the word for a learner where that could be too
 * (rule: registration.own-name). The person changes it in the profile.
 */
export function namesOfAccount(
  { site }: Content,
  { firstName, lastName, email }: Person,
  learner: string,
): Pick<Person, "firstName" | "lastName"> {
  const own = [
    { firstName, lastName },
    { firstName: asName(email.slice(0, email.indexOf("@"))), lastName: "" },
  ];
  return own.find((names) => names.firstName && !looksLikeStaff(site, names)) ?? { firstName: learner, lastName: "" };
}
