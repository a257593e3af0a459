import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { pageAddressHeader } from "@/lib/api/pages/page-address";
import { findVisitor } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { type Visitor, visitorFrom } from "./visitor-record";

/** What the frame of a page knows of the request that the page is rendered for. */
export type PageRequest = { address: string; visitor: Visitor };

/** Null on a prerendered page: `dynamic = "force-static"` hides the request from it, so that it stays the same for everybody. */
export const readPageRequest = cache(async (language: Language): Promise<PageRequest | null> => {
  const address = (await headers()).get(pageAddressHeader);
  return address === null ? null : { address, visitor: await readVisitor(language) };
});

/** The frame stands also when the backend does not answer; the browser asks again then. */
async function readVisitor(language: Language): Promise<Visitor> {
  try {
    const found = await findVisitor(language);
    return found ? visitorFrom(found) : { state: "guest" };
  } catch {
    return { state: "unknown" };
  }
}
