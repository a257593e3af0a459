// Errors of Next that it does not document and that reach code which it bundles, in the browser too. All else of this
// kind is in server/next (docs/upgrading-next.md).

/** Where a server action sent the browser, from the error that its call threw; null for another error. */
export function redirectTarget(error: unknown): string | null {
  const digest = String((error as { digest?: unknown } | null)?.digest ?? "");
  return digest.startsWith("NEXT_REDIRECT;") ? digest.split(";").slice(2, -2).join(";") : null;
}

/** Where an error is the portal's own, by Next's report of it: in the rendering of a page, and in the middleware. */
const ownPlaces = ["react-server-components", "server-rendering", "proxy"];

/**
 * The status that a posted form deserves; null where the error may be the portal's own. What fails before the page is
 * rendered and before the action calls the API fails because of what was sent: Next or React cannot read the body, or
 * the action does not find its form in it.
 */
export function formErrorStatus(error: unknown, place: string, hasCalled: boolean): 400 | 413 | null {
  if ((error as { statusCode?: unknown } | null)?.statusCode === 413) return 413;
  return hasCalled || ownPlaces.includes(place) ? null : 400;
}
