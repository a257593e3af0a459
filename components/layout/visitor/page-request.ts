import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { pageAddressHeader, publicFrameHeader } from "@/lib/api/pages/page-address";
import { findVisitor } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { type Visitor, visitorFrom } from "./visitor-record";

export type PageRequest = { address: string; visitor: Visitor };

/** Null on a stored page, which is rendered from a request of nobody (server/next/requests.ts). */
export const readPageRequest = cache(async (language: Language): Promise<PageRequest | null> => {
  const sent = await headers();
  const address = sent.get(pageAddressHeader);
  return address === null || sent.has(publicFrameHeader) ? null : { address, visitor: await readVisitor(language) };
});

/** When the backend does not answer, the layout is still rendered and the browser loads the visitor. */
async function readVisitor(language: Language): Promise<Visitor> {
  try {
    const found = await findVisitor(language);
    return found ? visitorFrom(found) : { state: "guest" };
  } catch {
    return { state: "unknown" };
  }
}
