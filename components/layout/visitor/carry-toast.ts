import "server-only";
import { cookies } from "next/headers";
import type { ToastKind } from "@/components/ui/toasts";
import { carriedCookie, saidCookie, writeCarried } from "./carried-cookie";

/** Stores a message for the page after a redirect. The browser shows it only where the page's HTML does not. */
export function carryToast(message: string, kind: ToastKind = "success"): Promise<void> {
  return leave(saidCookie, message, kind);
}

/** Stores a message that the next page's own HTML does not contain (`CarriedMessagePlace`, `CarriedMessage`). */
export function carryToNextPage(message: string, kind: ToastKind = "success"): Promise<void> {
  return leave(carriedCookie, message, kind);
}

async function leave(cookie: string, message: string, kind: ToastKind): Promise<void> {
  // The cookie API encodes it.
  (await cookies()).set(cookie, writeCarried(kind, message), { sameSite: "lax", path: "/", maxAge: 60 });
}
