/** rule: login.return-path: an incomplete profile gets its form first, except for staff on the way to the desk. */
export function pathAfterLogin(profileInfo: number, returnTo: string): string {
  return profileInfo === 0 && !/^\/desk(?:[/?#]|$)/.test(returnTo)
    ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}`
    : returnTo;
}
