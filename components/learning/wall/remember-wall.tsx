"use client";

import { useEffect } from "react";
import { seenWallCookie } from "@/lib/contract/rules/page-cookies";

/** Remembers in this browser what of the wall was shown in colour. Without JavaScript nothing is coloured in motion. */
export function RememberWall({ seen }: { seen: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of older phones
    document.cookie = `${seenWallCookie}=${seen}; path=/view; max-age=31536000; samesite=lax`;
  }, [seen]);
  return null;
}
