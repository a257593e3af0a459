/** Without a file of this name here, Next takes the portal's from the folders above. */
export function register(): void {
  // Nothing is started.
}
