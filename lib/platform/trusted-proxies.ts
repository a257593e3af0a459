import { isIP } from "node:net";
import proxyAddress from "proxy-addr";
import * as z from "zod";

/** The number of proxies in front of the portal, or their addresses and ranges. */
type TrustedProxies = number | string[];

const most = 10;

/** Reads `1`, or `loopback, 10.0.0.0/8, 2001:db8::1`. */
export const trustedProxies = z.union([z.number(), z.string()]).transform((given, context): TrustedProxies => {
  const text = String(given).trim();
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  const ranges = text.split(",").map((range) => range.trim());
  const isEverybody = ranges.some((range) => /\/0+$/.test(range));
  if (!/^\d+$/.test(text) && !isEverybody && areRanges(ranges)) return ranges;
  context.addIssue(
    isEverybody
      ? "must not have a range of all addresses, which would let every visitor choose an address"
      : `must be a number from 0 to ${most}, or addresses and ranges such as loopback, 10.0.0.0/8, with commas between them`,
  );
  return z.NEVER;
});

const names = ["loopback", "linklocal", "uniquelocal"];

/** Rejects shortened addresses, which the library accepts: `1, 2` would be two of them. */
function areRanges(ranges: string[]): boolean {
  if (!ranges.every((range) => names.includes(range) || isIP(range.split("/", 1)[0] ?? ""))) return false;
  try {
    proxyAddress.compile(ranges);
    return true;
  } catch {
    return false;
  }
}

/** Whether a connection from this address, as the given hop counted from this machine, is one of a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

export function trustIn(proxies: TrustedProxies): Trust {
  return typeof proxies === "number" ? (_, hop) => hop < proxies : proxyAddress.compile(proxies);
}
