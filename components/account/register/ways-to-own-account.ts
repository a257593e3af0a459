import { returnPath } from "@/lib/api/http/return-path";

export const waysToOwnAccount = ["login", "newPassword"] as const;
export type WayToOwnAccount = (typeof waysToOwnAccount)[number];

export function isWayToOwnAccount(given: string): given is WayToOwnAccount {
  return waysToOwnAccount.some((way) => way === given);
}

/** The login leads on to where the registration would have led. */
export function addressOfOwnAccount(
  way: WayToOwnAccount,
  { courseId = "", rdir = "" }: { courseId?: string; rdir?: string },
): string {
  if (way === "newPassword") return "/reset-password";
  const after = courseId ? `/info/course/${encodeURIComponent(courseId)}` : returnPath(rdir, "");
  return after ? `/login?rdir=${encodeURIComponent(after)}` : "/login";
}
