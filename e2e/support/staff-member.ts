import type { BrowserContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { signUp } from "./learner";
import type { Language } from "./messages";
import { staff } from "./staff";

export type StaffRole = "coordinator" | "partner" | "administrator";

/** The code that an authenticator app shows now. */
export function currentCode(secret: string, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/**
 * Signs the browser in as somebody with a role who has not set up the second factor. `areas`: words of the command,
 * such as "state:5".
 */
export async function signUpStaff(
  context: BrowserContext,
  baseUrl: string,
  role: StaffRole,
  { language = "en", areas = [] }: { language?: Language; areas?: string[] } = {},
) {
  const username = await signUp(context, language);
  await giveRole(baseUrl, username, role, areas);
  return username;
}

/** Verifies the address of an account and gives it a role, in every state where the areas name none. */
export async function giveRole(baseUrl: string, username: string, role: StaffRole, areas: string[]): Promise<void> {
  await staff(baseUrl, "verify", username);
  const everywhere = areas.some((area) => area.startsWith("state:")) || role === "administrator" ? [] : ["state:all"];
  await staff(baseUrl, "grant", role, username, ...areas, ...everywhere);
}

/** The same with the second factor set up and proven in this session. */
export async function openDesk(
  context: BrowserContext,
  baseUrl: string,
  role: StaffRole,
  options: { language?: Language; areas?: string[] } = {},
) {
  const username = await signUpStaff(context, baseUrl, role, options);
  return { username, ...(await proveSecondFactor(context)) };
}

/**
 * Sets up the second factor of the browser's session. @returns its secret, and the recovery codes, each of which counts
 * once
 */
export async function proveSecondFactor(context: BrowserContext): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await call<{ secret: string }>(context, "/api/desk/second-factor/start", {});
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(context, "/api/desk/second-factor/confirm", {
    code: currentCode(secret),
  });
  return { secret, recoveryCodes };
}

async function call<Answer>(context: BrowserContext, path: string, data: object): Promise<Answer> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}
