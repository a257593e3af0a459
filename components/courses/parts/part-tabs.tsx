"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

// The same media query hides the other parts in CSS before hydration, so that the layout does not shift.
const tabsMedia = "(scripting: enabled) and (min-width: 64rem)";
const isTabbed = () => window.matchMedia(tabsMedia).matches;

function watchMedia(listener: () => void): () => void {
  const media = window.matchMedia(tabsMedia);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** The id of the `<details>` that folds a part on phones. */
const foldId = (id: string) => `${id}-fold`;

/** The part that the address names, else the first one. */
function useChosenPart(ids: string[]): { chosen: string; choose: (id: string) => void } {
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

/**
 * The parts of a course. Phones and tablets fold each below its title, without JavaScript: all of them were ten screens
 * long. Desktops have sections with a jump list, which becomes ARIA tabs with JavaScript. The address contains the
 * chosen part.
 */
export function PartTabs({ parts, label }: { parts: { id: string; label: string; body: ReactNode }[]; label: string }) {
  const tabbed = useSyncExternalStore(watchMedia, isTabbed, () => false);
  const ids = parts.map((part) => part.id);
  const { chosen, choose } = useChosenPart(ids);

  const onClick = (event: MouseEvent, id: string) => {
    if (!tabbed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabbed ? partByKey(event.key, ids, chosen) : undefined;
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${next}-tab`)?.focus();
  };

  return (
    <div>
      <nav
        {...(tabbed ? { role: "none" } : { "aria-label": label })}
        className="hidden border-b border-hairline lg:block print:hidden"
      >
        <ul
          role={tabbed ? "tablist" : undefined}
          aria-label={tabbed ? label : undefined}
          className="flex flex-wrap justify-between gap-x-3 xl:justify-start xl:gap-x-8"
        >
          {parts.map(({ id, label: name }) => (
            <li key={id} role={tabbed ? "presentation" : undefined}>
              <a
                href={`#${id}`}
                id={`${id}-tab`}
                data-chosen={id === chosen}
                {...(tabbed
                  ? {
                      role: "tab",
                      "aria-selected": id === chosen,
                      "aria-controls": id,
                      tabIndex: id === chosen ? 0 : -1,
                    }
                  : {})}
                onClick={(event) => onClick(event, id)}
                onKeyDown={onKeyDown}
                className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-b-4 border-transparent font-semibold no-underline hover:border-line [@media(scripting:enabled)_and_(min-width:64rem)]:data-[chosen=true]:border-marigold [@media(scripting:enabled)_and_(min-width:64rem)]:data-[chosen=true]:text-ink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, label: name, body }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={tabbed ? `${id}-tab` : `${id}-heading`}
          {...(tabbed ? { role: "tabpanel", tabIndex: 0 } : {})}
          className={`scroll-mt-20 border-b border-hairline first-of-type:border-t lg:border-0! lg:pt-8 ${id === chosen ? "" : "[@media(scripting:enabled)_and_(min-width:64rem)]:hidden"}`}
        >
          <h2
            id={`${id}-heading`}
            className="mb-4 hidden lg:block print:block [@media(scripting:enabled)_and_(min-width:64rem)]:sr-only"
          >
            {name}
          </h2>
          {/* The part is a sibling of its `<details>`, not inside it, so that desktops and paper show it whether that is open or not. */}
          <details id={foldId(id)} className="group lg:hidden print:hidden">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 lowered-2 [&::-webkit-details-marker]:hidden">
              <h2 className="text-lead">{name}</h2>
              <Icon name="down" className="size-6 text-peacock transition-transform group-open:rotate-180" />
            </summary>
          </details>
          <div className="pt-1 pb-8 max-lg:[details:not([open])+&]:hidden lg:p-0 print:block!">{body}</div>
        </section>
      ))}
    </div>
  );
}
