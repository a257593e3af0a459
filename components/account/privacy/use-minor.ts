"use client";

import { type RefObject, useEffect, useState } from "react";
import { isMinorForm } from "@/lib/contract/rules/registration";
import type { Values } from "@/lib/contract/rules/rule";

/**
 * Whether the form around this element is being filled in by somebody under 18: it follows the age and the profession as they are typed.
 * `sent`: what was sent from an earlier step without JavaScript.
 */
export function useMinor(inside: RefObject<HTMLElement | null>, sent: Values): boolean {
  const [minor, setMinor] = useState(() => isMinorForm(sent));
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const look = () => {
      const typed = new FormData(form);
      setMinor(isMinorForm({ age: String(typed.get("age") ?? ""), profession: String(typed.get("profession") ?? "") }));
    };
    look();
    form.addEventListener("input", look);
    form.addEventListener("change", look);
    return () => {
      form.removeEventListener("input", look);
      form.removeEventListener("change", look);
    };
  }, [inside]);
  return minor;
}
