import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/lib/platform/i18n/messages";

type Props = { message: string; texts: Messages["recovery"]["forgot"]; onAgain?: () => void };

/** Shown after a link was requested: where to find the mail, and what to do when it does not arrive. */
export function LinkSent({ message, texts, onAgain }: Props) {
  return (
    <div role="status" className="grid gap-4">
      <h2 className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
          <Icon name="check" />
        </span>
        {texts.mailOnItsWay}
      </h2>
      <p data-says="" className="font-semibold">
        {message}
      </p>
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
