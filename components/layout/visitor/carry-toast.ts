import "server-only";
import { cookies } from "next/headers";
import type { ToastKind } from "@/components/ui/toasts";

/** For an action that redirects: the page that comes says it in its own words; with JavaScript a toast says it too (`components/layout/visitor/carried-toast.tsx`). */
export async function carryToast(message: string, kind: ToastKind = "success"): Promise<void> {
  // The cookie jar encodes it.
  (await cookies()).set("carried_toast", kind === "success" ? message : `${kind}:${message}`, { sameSite: "lax", path: "/", maxAge: 60 });
}
