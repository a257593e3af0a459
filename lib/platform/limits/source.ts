import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Proxies may write a port behind the address: "192.0.2.1:443", "[2001:db8::1]:443". */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * The identifier of one source of requests: an IPv4 address, also where it comes as IPv4-mapped IPv6, or the /64
 * network of an IPv6 address, because one subscriber has all of its 2^64 addresses. Anything else counts as its own
 * text, shortened.
 */
export function requestSource(address: string): string {
  const [, bracketed, beforePort] = withPort.exec(address.trim()) ?? [];
  const bare = (bracketed ?? beforePort ?? address.trim()).replace(/%.*$/, "");
  // `ipaddr.isValid` creates an error object with a stack trace for every IPv4 address, which takes 0.3 ms on each page.
  const version = isIP(bare);
  if (version === 0) return bare.slice(0, 64);
  if (version === 4) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.toByteArray().slice(0, 8), ...new Array(8).fill(0)]).toRFC5952String()}/64`;
}
