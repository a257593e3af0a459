import { Icon } from "@/components/ui/icon";

/** The heading of a success, with a tick. */
export function DoneHeading({ children }: { children: string }) {
  return (
    <h2 className="flex items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
        <Icon name="check" />
      </span>
      {children}
    </h2>
  );
}
