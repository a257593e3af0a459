import { returnPath } from "@/lib/api/http/return-path";

/**
 * The target when it is a path of this site or an https address of a listed host, else null (threats T8). Checked here
 * because an existing backend may have returned it.
 */
export function allowedTarget(target: string, hosts: readonly string[]): string | null {
  if (target.startsWith("/")) return returnPath(target, "") || null;
  if (!URL.canParse(target)) return null;
  const { protocol, host, username, password, href } = new URL(target);
  return protocol === "https:" && hosts.includes(host) && !username && !password ? href : null;
}
