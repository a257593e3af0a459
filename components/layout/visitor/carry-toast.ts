import "server-only";
import { cookies } from "next/headers";
import type { ToastKind } from "@/components/ui/toasts";
import { carriedCookie, saidCookie, writeCarried } from "./carried-cookie";

/** Leaves a message for the page after an action's redirect, whose HTML says it too: the browser repeats it only where it does not find it there. */
export function carryToast(message: string, kind: ToastKind = "success"): Promise<void> {
  return leave(saidCookie, message, kind);
}

/** Leaves a message that the next page does not say by itself (`CarriedMessagePlace`, `CarriedMessage`). */
export function carryToNextPage(message: string, kind: ToastKind = "success"): Promise<void> {
  return leave(carriedCookie, message, kind);
}

async function leave(cookie: string, message: string, kind: ToastKind): Promise<void> {
  // The cookie API encodes it.
  (await cookies()).set(cookie, writeCarried(kind, message), { sameSite: "lax", path: "/", maxAge: 60 });
}
