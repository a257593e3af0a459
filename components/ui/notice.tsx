import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Kind = "information" | "tip" | "success" | "error";

const looks: Record<Kind, { box: string; icon: IconName }> = {
  information: { box: "border-peacock bg-peacock-tint", icon: "book" },
  tip: { box: "border-marigold bg-haldi", icon: "warning" },
  success: { box: "border-leaf bg-leaf-tint", icon: "check" },
  error: { box: "border-sindoor bg-sindoor-tint", icon: "warning" },
};

/** A highlighted message; errors are announced when they appear. */
export function Notice({ kind = "information", children, className = "" }: { kind?: Kind; children: ReactNode; className?: string }) {
  const { box, icon } = looks[kind];
  return (
    <div role={kind === "error" ? "alert" : undefined} className={`flex gap-3 rounded-card border px-4 py-3 ${box} ${className}`}>
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
