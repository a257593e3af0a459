import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sealData } from "iron-session";
import { cookies } from "next/headers";
import { unsealByAny } from "../../platform/session";
import { sessionSecrets, settings } from "../../platform/settings";
import { cookie } from "../cookies";

/** The values typed so far into a form in steps, with passwords, and the step to show next. */
export type TypedSteps = {
  /** The id of this form session: two tabs may each have one. */
  id: string;
  values: Record<string, string>;
  /** The language of the page that it was typed in. */
  language: string;
  step: number;
  /** What that step shows besides its fields: its errors, or the districts or blocks that were just loaded. */
  shows?: "problems" | "districts" | "blocks";
  /** Why the call was rejected. */
  rejected?: { field?: string; key: string; message: string };
  /** The unusual mobile number that has to be confirmed. */
  mobileAsked?: string;
};

/** How long the values are valid; after that the form is empty. */
export const typedSeconds = 30 * 60;
/** The longest value of a field; a password that is longer than the contract accepts is not stored. */
const longestValue = 300;
const longestPassword = 1024;
/** A browser stores about 4096 bytes in a cookie. Two are enough for the longest values of all fields. */
const cookieLength = 3600;
export const mostCookies = 2;

const isPassword = (field: string) => field === "password" || field === "confirmPassword";

/**
 * Seals the typed values for the cookies of a form without JavaScript, so that the browser can neither read nor change
 * them (threats T32).
 * @returns the values of the cookies; null when they would be too long
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

/** The typed values in the cookies of a form; null for none, and for foreign, changed or expired cookies. */
export async function openTyped(parts: readonly string[]): Promise<TypedSteps | null> {
  const seal = parts.join("");
  const opened = seal ? await unsealByAny<{ packed?: unknown }>(seal, sessionSecrets(settings()), typedSeconds) : null;
  // Another seal of the portal, such as that of a session, has no such field.
  if (typeof opened?.data.packed !== "string") return null;
  try {
    return JSON.parse(inflateRawSync(Buffer.from(opened.data.packed, "base64")).toString()) as TypedSteps;
  } catch {
    return null;
  }
}

const cookieName = (index: number) => `typed_steps_${index}`;
const numbers = [...Array(mostCookies).keys()];

/** Only the addresses of the form get the cookies: a campaign's below `/bihar`, the main form's below `/register`. */
const cookiePath = (address: string) => `/${address.split(/[/?]/)[1] ?? ""}`;

/** Stores what was typed for the form's next page at this address. @returns false if it is too much for cookies */
export async function storeTyped(address: string, typed: TypedSteps): Promise<boolean> {
  const parts = await sealTyped(typed);
  await setAll(address, parts ?? []);
  return parts !== null;
}

/** What was typed into the form of this request's page; null when nothing was, or too long ago. */
export async function readTyped(): Promise<TypedSteps | null> {
  const jar = await cookies();
  return openTyped(numbers.flatMap((index) => jar.get(cookieName(index))?.value ?? []));
}

/** Once the form was stored, or is to be empty. */
export function dropTyped(address: string): Promise<void> {
  return setAll(address, []);
}

async function setAll(address: string, parts: readonly string[]): Promise<void> {
  const jar = await cookies();
  for (const index of numbers) {
    const value = parts[index];
    if (value === undefined && !jar.has(cookieName(index))) continue;
    jar.set({ ...cookie(cookieName(index), value ?? "", true, value ? typedSeconds : 0), path: cookiePath(address) });
  }
}
