"use client";

import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { foldId, partByKey, useChosenPart, useTabbed } from "./chosen-part";

type Part = { id: string; label: string; body: ReactNode };

/**
 * The parts of a course. Phones and tablets fold each below its title, without JavaScript: all of them were ten screens
 * long. Desktops have sections with a jump list, which becomes ARIA tabs with JavaScript. The address contains the
 * chosen part.
 */
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
