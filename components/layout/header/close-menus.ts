/** The header's menus open without JavaScript; with it, Escape and a tap elsewhere close them. @returns what ends it */
export function listenForMenus(): () => void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("header details[open]");
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  };
  const onDown = ({ target }: Event) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onDown, { passive: true });
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onDown);
  };
}
