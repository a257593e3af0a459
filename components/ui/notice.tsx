import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Kind = "information" | "tip" | "success" | "error";

const looks: Record<Kind, { box: string; icon: IconName }> = {
  information: { box: "border-peacock bg-peacock-tint", icon: "book" },
  tip: { box: "border-marigold bg-haldi", icon: "warning" },
  success: { box: "border-leaf bg-leaf-tint", icon: "check" },
  error: { box: "border-sindoor bg-sindoor-tint", icon: "warning" },
};

/** `announced`: false where a toast announces the same words. */
type Props = { kind?: Kind; children: ReactNode; className?: string; announced?: boolean };

/** A highlighted message; errors are announced when they appear. */
export function Notice({ kind = "information", children, className = "", announced = true }: Props) {
  const { box, icon } = looks[kind];
  return (
    <div
      data-says=""
      role={kind === "error" && announced ? "alert" : undefined}
      className={`flex gap-3 rounded-card border px-4 py-3 ${box} ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
