import { Button, LinkButton } from "@/components/ui/button";
import { DoneHeading } from "./done-heading";

export type LinkSentTexts = Record<"mailOnItsWay" | "mailNotThere" | "anotherAddress", string>;

/** The page after a link was requested: where to look, and what to do when no mail comes. */
export function LinkSent({ message, texts, onAgain }: { message: string; texts: LinkSentTexts; onAgain?: () => void }) {
  return (
    <div role="status" className="grid gap-4">
      <DoneHeading>{texts.mailOnItsWay}</DoneHeading>
      <p className="font-semibold">{message}</p>
      <p>{texts.mailNotThere}</p>
      {onAgain ? (
        <Button look="secondary" onClick={onAgain}>
          {texts.anotherAddress}
        </Button>
      ) : (
        <LinkButton look="secondary" href="/reset-password">
          {texts.anotherAddress}
        </LinkButton>
      )}
    </div>
  );
}
