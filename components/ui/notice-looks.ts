import type { IconName } from "./icon-paths.ts";

export type NoticeKind = "information" | "tip" | "success" | "error";

export const noticeLooks: Record<NoticeKind, { box: string; icon: IconName }> = {
  information: { box: "border-peacock bg-peacock-tint", icon: "book" },
  tip: { box: "border-marigold bg-haldi", icon: "warning" },
  success: { box: "border-leaf bg-leaf-tint", icon: "check" },
  error: { box: "border-sindoor bg-sindoor-tint", icon: "warning" },
};

export const noticeBox = "flex gap-3 rounded-card border px-4 py-3";
export const noticeIcon = "mt-0.5 size-6";
export const noticeText = "min-w-0 flex-1";
