/** rule: login.return-path: who has no complete profile yet is asked for it first, and goes on from there. */
export function pathAfterLogin(profileInfo: number, returnTo: string): string {
  return profileInfo === 0 ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}` : returnTo;
}
