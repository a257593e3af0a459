import "server-only";
import { cookies } from "next/headers";
import type { ToastKind } from "@/components/ui/toasts";

/** Stores a toast in a cookie for the page after an action's redirect, which also shows the message in its HTML (see carried-toast.tsx). */
export async function carryToast(message: string, kind: ToastKind = "success"): Promise<void> {
  // The cookie API encodes it.
  (await cookies()).set("carried_toast", kind === "success" ? message : `${kind}:${message}`, { sameSite: "lax", path: "/", maxAge: 60 });
}
