// In the browser: the account that this page shows (docs/decisions/0037), sent by its calls and forms.

let shown: string | null = null;

/** The marker in the HTML of a page that was rendered for one visitor; null on a page for everybody. */
export function renderedAccount(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="page-account"]')?.content || null;
}

/** The marker of this browser's account; `""` for a guest, null for a cookie from before markers existed. */
export function signedInMarker(): string | null {
  const [, value] = /(?:^|; )signed_in=([^;]*)/.exec(document.cookie) ?? [];
  return value ? (value.split(".")[1] ?? null) : "";
}

/** The marker of the page's account, or of the one at a public page's first checkAuth; null for a guest. */
export function pageAccount(): string | null {
  shown ??= renderedAccount() ?? (signedInMarker() || null);
  return shown;
}

/** Called after a sign-in on this page, whose later requests belong to the new account. */
export function setPageAccount(account: string): void {
  shown = account;
}

const eventName = "portal:other-account";

/** The server has rejected a call of this page because another account is signed in. */
export function announceOtherAccount(): void {
  window.dispatchEvent(new Event(eventName));
}

export function onOtherAccount(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
