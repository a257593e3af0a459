import type { FieldValues } from "./rule";

/** The zeros of what Indian keyboards type: Devanagari, Bengali, Gurmukhi, Gujarati, Urdu, Arabic, full width. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x06f0, 0x0660, 0xff10];
/** What people write between digits; it is no part of the number. */
const noise = /[\s\p{Pd}\p{Cf}\u2212.,()/]/gu;
const tenDigits = /^\d{10}$/;
/** Allowed before the ten digits: India's country code (91), the 0 dialled inside the country, or both. */
const before = /^(?:(?:\+|00)?91|0?91|\+?910|0)(?=\d{10}$)/;

export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * The ten digits of an Indian mobile number, however it is written: country code, leading 0, spaces, dashes, digits of
 * another script. Anything else comes back without the formatting but otherwise whole, so that it is rejected instead
 * of being cut to another number.
 */
export function readMobile(written: string): string {
  const plain = withLatinDigits(written).replace(noise, "");
  return plain.replace(before, "");
}

/** The documented rule (rule: registration.mobile-ten-digits): exactly ten digits. */
export function isMobile(read: string): boolean {
  return tenDigits.test(read);
}

/** Ten digits that no Indian mobile number has: accepted after one confirmation. */
export function isUnusualMobile(read: string): boolean {
  return isMobile(read) && !/^[6-9]/.test(read);
}

/**
 * What the field holds after a change: digits only, and a leading + until the country code behind it is complete.
 * `typedOne`: one character was typed, so an eleventh digit is dropped; what was pasted or filled in is never cut.
 */
export function readMobileInField(value: string, typedOne: boolean): string {
  const latin = withLatinDigits(value);
  const digits = latin.replace(/\D/g, "");
  const mobile = readMobile(/^\D*\+/.test(latin) ? `+${digits}` : digits);
  const canBecomeLonger = /^(?:\+|91|0)/.test(mobile);
  return typedOne && mobile.length > 10 && !canBecomeLonger ? mobile.slice(0, 10) : mobile;
}

/** The digits of a typed text, including those of the Hindi keyboard. */
export function readDigits(typed: string, longest: number): string {
  return withLatinDigits(typed).replace(/\D/g, "").slice(0, longest);
}

/** The values with normalised numbers, so that they do not depend on JavaScript having cleaned the fields. */
export function withPlainDigits(values: FieldValues): FieldValues {
  const plain = { ...values };
  if (values.mobile !== undefined) plain.mobile = readMobile(values.mobile);
  if (values.age !== undefined) plain.age = readDigits(values.age, 3);
  return plain;
}

/** The number to confirm before the form is submitted; undefined when none, or `confirmed` already. */
export function unconfirmedMobile({ mobile = "" }: FieldValues, confirmed: unknown): string | undefined {
  const read = readMobile(mobile);
  return isUnusualMobile(read) && read !== confirmed ? read : undefined;
}
