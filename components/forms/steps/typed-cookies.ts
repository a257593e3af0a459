import "server-only";
import { cookies } from "next/headers";
import { mostCookies, openTyped, sealTyped, type TypedSteps, typedSeconds } from "@/lib/api/http/typed-steps";
import { settings } from "@/lib/platform/settings";

const cookieName = (index: number) => `typed_steps_${index}`;
const numbers = [...Array(mostCookies).keys()];

/** Only the addresses of the form get the cookies: a campaign's below `/bihar`, the main form's below `/register`. */
const cookiePath = (address: string) => `/${address.split(/[/?]/)[1] ?? ""}`;

/**
 * Stores what was typed for the next page of the form at this address. @returns false where it is too much for the
 * browser's cookies
 */
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
  const secure = settings().portalUrl.startsWith("https:");
  for (const index of numbers) {
    const value = parts[index];
    if (value === undefined && !jar.has(cookieName(index))) continue;
    jar.set({
      name: cookieName(index),
      value: value ?? "",
      path: cookiePath(address),
      httpOnly: true,
      secure,
      sameSite: "lax",
      maxAge: value ? typedSeconds : 0,
    });
  }
}
