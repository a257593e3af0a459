import type { ToastKind } from "@/components/ui/toasts";

/** The cookies with a message for the next page: the first if that page's HTML says the same, else the second. */
export const saidCookie = "carried_toast";
export const carriedCookie = "carried_message";

export type Carried = { kind: ToastKind; message: string };

const kinds = ["information", "warning", "error"] as const satisfies ToastKind[];

export function writeCarried(kind: ToastKind, message: string): string {
  return kind === "success" ? message : `${kind}:${message}`;
}

/** The content of the cookie. It is only shown as plain text, because another page of this host may have set it. */
export function readCarried(value: string | undefined): Carried | null {
  if (!value) return null;
  const kind = kinds.find((each) => value.startsWith(`${each}:`));
  return kind ? { kind, message: value.slice(kind.length + 1) } : { kind: "success", message: value };
}
