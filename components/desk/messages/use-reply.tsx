"use client";

import type { MouseEvent } from "react";

/** Inserts a prepared reply at the cursor. Without JavaScript the link opens the page with the reply in the field. */
export function UseReply({ href, field, reply, label }: { href: string; field: string; reply: string; label: string }) {
  const insert = (event: MouseEvent) => {
    const area = document.querySelector<HTMLTextAreaElement>(`#answer textarea[name="${field}"]`);
    if (!area) return;
    event.preventDefault();
    const before = area.value.slice(0, area.selectionStart);
    // A reply begins on a line of its own behind what stands before the cursor.
    const text = before === "" || /\s$/.test(before) ? reply : `\n${reply}`;
    area.focus();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <a href={href} onClick={insert} className="inline-flex min-h-11 items-center font-semibold">
      {label}
    </a>
  );
}
