// Errors of Next that it does not document and that reach code which it bundles, in the browser too. All else of this
// kind is in server/next (docs/upgrading-next.md).

/** Where a server action sent the browser, from the error that its call threw; null for another error. */
export function redirectTarget(error: unknown): string | null {
  const digest = String((error as { digest?: unknown } | null)?.digest ?? "");
  return digest.startsWith("NEXT_REDIRECT;") ? digest.split(";").slice(2, -2).join(";") : null;
}

/** Next's messages for a body that is no form, or no form of React's, and Node's for a body of another type. */
const unreadable =
  /Failed to parse body as FormData|Content-Type was not one of|Unexpected end of form|Malformed (?:part|content)|Boundary not found|Connection closed/i;

/** The status that a posted form deserves which Next could not read; null for any other error. */
export function formErrorStatus(error: unknown): 400 | 413 | null {
  const { statusCode, message = "" } = (error ?? {}) as { statusCode?: unknown; message?: string };
  if (statusCode === 413) return 413;
  return unreadable.test(message) ? 400 : null;
}
