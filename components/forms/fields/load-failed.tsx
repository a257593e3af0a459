import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";

/** Shown when choices could not be loaded, with a button to try again. */
export function LoadFailed({
  message,
  tryAgain,
  onTryAgain,
}: {
  message: string;
  tryAgain: string;
  onTryAgain: () => void;
}) {
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
