import { LinkButton } from "@/components/ui/button";
import { DoneHeading } from "./done-heading";

/** The password is set: the way to the login. */
export function ResetDone({ message, texts }: { message: string; texts: Record<"doneTitle" | "toLogin", string> }) {
  return (
    <div role="status" className="grid gap-4">
      <DoneHeading>{texts.doneTitle}</DoneHeading>
      <p>{message}</p>
      <LinkButton href="/login">{texts.toLogin}</LinkButton>
    </div>
  );
}
