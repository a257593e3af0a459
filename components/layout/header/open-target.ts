/**
 * Opens the folded section that the address names, at the start and on each link to one: without a script the link
 * leads to its heading. @returns the function that removes the listeners
 */
export function openTarget(): () => void {
  const open = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const fold = target?.closest("details");
    if (fold) fold.open = true;
  };
  const onHash = () => open(window.location.hash);
  // The same link again changes no address.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href^='#']") : null;
    if (link) open(link.hash);
  };
  onHash();
  window.addEventListener("hashchange", onHash);
  document.addEventListener("click", onClick);
  return () => {
    window.removeEventListener("hashchange", onHash);
    document.removeEventListener("click", onClick);
  };
}
