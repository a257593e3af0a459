"use client";

import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { partByKey, useChosenPart, useTabbed } from "./chosen-part";

type Part = { id: string; label: string; body: ReactNode };

/** Sections with a jump list, which becomes ARIA tabs on desktops with JavaScript. The address contains the chosen part. */
export function PartTabs({ parts, label }: { parts: Part[]; label: string }) {
  const tabbed = useTabbed();
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
        className="rounded-card border border-hairline bg-white px-4 py-3 lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:p-0"
      >
        <p className="font-semibold lg:hidden">{label}</p>
        <ul role={tabbed ? "tablist" : undefined} aria-label={tabbed ? label : undefined} className="lg:flex lg:gap-8">
          {parts.map(({ id, label: name }) => (
            <li key={id} role={tabbed ? "presentation" : undefined}>
              <a
                href={`#${id}`}
                id={`${id}-tab`}
                data-chosen={id === chosen}
                {...(tabbed ? { role: "tab", "aria-selected": id === chosen, "aria-controls": id, tabIndex: id === chosen ? 0 : -1 } : {})}
                onClick={(event) => onClick(event, id)}
                onKeyDown={onKeyDown}
                className="inline-flex min-h-12 items-center underline lg:-mb-px lg:border-b-4 lg:border-transparent lg:font-semibold lg:no-underline lg:hover:border-line [@media(scripting:enabled)_and_(min-width:64rem)]:data-[chosen=true]:border-marigold [@media(scripting:enabled)_and_(min-width:64rem)]:data-[chosen=true]:text-ink"
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
          className={`scroll-mt-20 pt-8 ${id === chosen ? "" : "[@media(scripting:enabled)_and_(min-width:64rem)]:hidden"}`}
        >
          <h2 id={`${id}-heading`} className="mb-4 [@media(scripting:enabled)_and_(min-width:64rem)]:sr-only">
            {name}
          </h2>
          {body}
        </section>
      ))}
    </div>
  );
}
