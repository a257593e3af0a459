import { returnPath } from "@/lib/api/http/return-path";

/** A path of this site, or an https address of a listed host (threats T8): what answers may be an existing backend. */
export function allowedTarget(target: string, hosts: readonly string[]): string | null {
  if (target.startsWith("/")) return returnPath(target, "") || null;
  if (!URL.canParse(target)) return null;
  const { protocol, host, username, password, href } = new URL(target);
  return protocol === "https:" && hosts.includes(host) && !username && !password ? href : null;
}
