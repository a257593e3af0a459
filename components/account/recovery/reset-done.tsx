import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Shown once the password is set, with a link to the login. */
export function ResetDone({ label }: { label: string }) {
  return (
    <div className="grid justify-items-center gap-6">
      <span className="grid size-20 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
        <Icon name="check" className="size-9" />
      </span>
      <LinkButton href="/login" className="w-full">
        {label}
      </LinkButton>
    </div>
  );
}
