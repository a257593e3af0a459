"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Danger } from "@/lib/contract/danger";

/** The phrases are compared when the typing pauses, because a cheap phone needs some milliseconds for a long text. */
const pauseMs = 250;

/** The kinds of danger in a field, also in a restored draft. The phrases load with the first letter. */
export function useDangers(field: RefObject<HTMLTextAreaElement | null>): Danger[] {
  const [found, setFound] = useState<Danger[]>([]);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    let last = "";
    const look = async () => {
      const typed = field.current?.value ?? "";
      if (typed === last) return;
      last = typed;
      if (!typed.trim()) return setFound([]);
      try {
        const { dangersIn } = await import("@/lib/contract/danger");
        setFound((before) => sameOr(before, dangersIn(typed)));
      } catch {
        // Without a connection the phrases may not load; the next letter tries again, and the server looks too.
        last = "";
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    };
    form.addEventListener("input", later);
    later();
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", later);
    };
  }, [field]);
  return found;
}

function sameOr(before: Danger[], now: Danger[]): Danger[] {
  return before.join() === now.join() ? before : now;
}
