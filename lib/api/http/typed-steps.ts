import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sealData, unsealData } from "iron-session";
import { settings } from "../../platform/settings";

/** What was typed into a form in steps so far, with its passwords, and which step its next page shows. */
export type TypedSteps = {
  /** Names this filling in of the form: two tabs may each have one. */
  id: string;
  values: Record<string, string>;
  /** The language of the page that it was typed in. */
  language: string;
  step: number;
  /** What that step shows besides its fields. */
  shows?: "problems" | "districts" | "blocks";
  /** Why the call was rejected. */
  rejected?: { field?: string; key: string; message: string };
  /** The unusual mobile number that was asked about. */
  mobileAsked?: string;
};

/** The time for the rest of a form. After it the form is empty. */
export const typedSeconds = 30 * 60;
/** No field of a form takes more; a password that is longer than the contract accepts is not carried. */
const longestValue = 300;
const longestPassword = 1024;
/** A browser stores about 4096 bytes in a cookie, its name and attributes included. Two hold every form that its fields can hold. */
const cookieLength = 3600;
export const mostCookies = 2;

const isPassword = (field: string) => field === "password" || field === "confirmPassword";

/**
 * Seals what was typed for the cookies of a form without JavaScript: the browser can neither read nor change it (threats T32).
 * @returns the values of the cookies; null where it is too much for them
 */
export async function sealTyped(typed: TypedSteps): Promise<string[] | null> {
  const values = Object.fromEntries(
    Object.entries(typed.values).flatMap(([field, value]) => {
      if (!isPassword(field)) return [[field, value.slice(0, longestValue)]];
      return value.length > longestPassword ? [] : [[field, value]];
    }),
  );
  const packed = deflateRawSync(JSON.stringify({ ...typed, values } satisfies TypedSteps)).toString("base64");
  const seal = await sealData({ packed }, { password: settings().sessionSecret, ttl: typedSeconds });
  const parts = seal.match(new RegExp(`.{1,${cookieLength}}`, "gs")) ?? [];
  return parts.length > mostCookies ? null : parts;
}

/** What the cookies of a form hold; null for none, and for foreign, changed or expired ones. */
export async function openTyped(parts: readonly string[]): Promise<TypedSteps | null> {
  const seal = parts.join("");
  if (!seal) return null;
  try {
    const { packed } = await unsealData<{ packed?: unknown }>(seal, { password: settings().sessionSecret, ttl: typedSeconds });
    // Any other seal of the portal, such as that of a session, holds nothing under this name.
    return typeof packed === "string" ? (JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString()) as TypedSteps) : null;
  } catch {
    return null;
  }
}
