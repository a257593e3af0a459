import { tellConnection } from "./connection";

/**
 * While the browser reports no connection, a link to another page of the portal is followed only when that page
 * answers: the browser's error page would replace this one with everything on it.
 * @returns what ends it
 */
export function holdLinksOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      navigator.onLine ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.origin !== window.location.origin || leadsWithinPage(link)) return;
    event.preventDefault();
    // A portal in the same building can be reached without the internet.
    fetch(link.href, { method: "HEAD" }).then(
      () => window.location.assign(link.href),
      () => tellConnection("stays"),
    );
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

function leadsWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === window.location.pathname && search === window.location.search;
}
