import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The password is set: the way to the login. */
export function ResetDone({ message, texts }: { message: string; texts: Record<"doneTitle" | "toLogin", string> }) {
  return (
    <div role="status" className="grid gap-4">
      <h2 className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
          <Icon name="check" />
        </span>
        {texts.doneTitle}
      </h2>
      <p>{message}</p>
      <LinkButton href="/login">{texts.toLogin}</LinkButton>
    </div>
  );
}
