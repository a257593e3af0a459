/**
 * rule: login.return-path: a learner with an incomplete profile gets its form first, and goes on from there; staff on
 * the way to the desk do not.
 */
export function pathAfterLogin(profileInfo: number, returnTo: string): string {
  return profileInfo === 0 && !/^\/desk(?:[/?#]|$)/.test(returnTo)
    ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}`
    : returnTo;
}
