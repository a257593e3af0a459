import { useEffect, useState, useSyncExternalStore } from "react";

// The same media query hides the other parts in CSS before hydration, so that the layout does not shift.
const tabsMedia = "(scripting: enabled) and (min-width: 64rem)";
const isTabbed = () => window.matchMedia(tabsMedia).matches;

function watchMedia(listener: () => void): () => void {
  const media = window.matchMedia(tabsMedia);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

export function useTabbed(): boolean {
  return useSyncExternalStore(watchMedia, isTabbed, () => false);
}

/** The id of the `<details>` that folds a part on phones. */
export const foldId = (id: string) => `${id}-fold`;

/** The part that the address names, else the first one. */
export function useChosenPart(ids: string[]): { chosen: string; choose: (id: string) => void } {
  const [chosen, setChosen] = useState(ids[0] ?? "");
  const known = ids.join(" ");
  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1);
      if (!known.split(" ").includes(id)) return;
      setChosen(id);
      const fold = document.getElementById(foldId(id));
      if (fold instanceof HTMLDetailsElement) fold.open = true;
      if (isTabbed()) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [known]);
  const choose = (id: string) => {
    setChosen(id);
    window.history.replaceState(window.history.state, "", `#${id}`);
  };
  return { chosen, choose };
}

/** The keys of the tab pattern: arrows wrap around, Home and End go to the ends. */
export function partByKey(key: string, ids: string[], chosen: string): string | undefined {
  const here = ids.indexOf(chosen);
  if (key === "ArrowRight") return ids[(here + 1) % ids.length];
  if (key === "ArrowLeft") return ids.at(here - 1);
  if (key === "Home") return ids[0];
  if (key === "End") return ids.at(-1);
  return key === " " ? chosen : undefined;
}
