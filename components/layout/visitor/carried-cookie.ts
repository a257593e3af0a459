import type { ToastKind } from "@/components/ui/toasts";

/**
 * They hold a message for the page after a redirect of the server: the first where that page says the same in its HTML, the second where it does not.
 */
export const saidCookie = "carried_toast";
export const carriedCookie = "carried_message";

const kinds = ["information", "warning", "error"] as const satisfies ToastKind[];

export function writeCarried(kind: ToastKind, message: string): string {
  return kind === "success" ? message : `${kind}:${message}`;
}

/** What the cookie says; its text is shown as text, because another page of this host may have set it. */
export function readCarried(value: string | undefined): { kind: ToastKind; message: string } | null {
  if (!value) return null;
  const kind = kinds.find((each) => value.startsWith(`${each}:`));
  return kind ? { kind, message: value.slice(kind.length + 1) } : { kind: "success", message: value };
}
