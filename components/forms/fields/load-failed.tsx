import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";

type Props = { message: string; tryAgain: string; onTryAgain: () => void };

/** Shown when choices could not be loaded, with a button to try again. */
export function LoadFailed({ message, tryAgain, onTryAgain }: Props) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-2 font-semibold text-sindoor">
      <span>
        <Signed sign="cross">{message}</Signed>
      </span>
      <Button look="secondary" size="small" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </p>
  );
}
