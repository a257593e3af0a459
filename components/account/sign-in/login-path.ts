/** rule: login.return-path: a learner with an incomplete profile gets its form first, and goes on from there. */
export function pathAfterLogin(profileInfo: number, returnTo: string): string {
  return profileInfo === 0 ? `/usr/UpdateInfo?rdir=${encodeURIComponent(returnTo)}` : returnTo;
}
