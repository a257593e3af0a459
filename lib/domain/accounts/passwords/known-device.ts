import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "../../../platform/settings";
import type { CallContext } from "../../call";
import type { Account } from "../records";

/** Enough for the shared computer of a staff room; the accounts that signed in most recently are retained. */
const mostAccounts = 20;
const shape = /^[\w-]{22}(?:\.[\w-]{16})*$/;

type DeviceContext = Pick<CallContext, "device" | "settings">;
/** An account and its proven password. */
export type Proven = Pick<Account, "id" | "password_hash">;

/**
 * A device marker is a random name and a signature for each account that has signed in on the device. A signature
 * covers the account's password hash, so a new password revokes it. It grants no access: it only separates the owner's
 * device from strangers when failures are counted. @returns the device's name; null when this account has not signed in
 * on it
 */
export function knownDevice({ device, settings }: DeviceContext, account: Proven): string | null {
  const { name, signatures } = parseMarker(device.marker);
  if (!name) return null;
  const expected = sessionSecrets(settings).map((secret) => Buffer.from(accountSignature(secret, name, account)));
  const isKnown = signatures.some((each) => expected.some((one) => timingSafeEqual(Buffer.from(each), one)));
  return isKnown ? name : null;
}

/** Records, after a sign-in, registration or reset, that the account has signed in on this device. */
export async function rememberDevice({ device, settings }: DeviceContext, account: Proven): Promise<void> {
  const before = parseMarker(device.marker);
  const name = before.name ?? randomBytes(16).toString("base64url");
  const signature = accountSignature(settings.sessionSecret, name, account);
  const others = before.signatures.filter((each) => each !== signature);
  await device.keep([name, signature, ...others].slice(0, 1 + mostAccounts).join("."));
}

function parseMarker(marker: string): { name: string | null; signatures: string[] } {
  const [name = "", ...signatures] = shape.test(marker) ? marker.split(".") : [];
  return { name: name || null, signatures: signatures.slice(0, mostAccounts) };
}

function accountSignature(secret: string, name: string, { id, password_hash }: Proven) {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["known device", name, id, password_hash]))
    .digest("base64url")
    .slice(0, 16);
}
