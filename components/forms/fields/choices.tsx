"use client";

import { useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import type { Option } from "../field";

/** Choices that depend on another field's: fetched when it changes; only the latest request counts. */
export function useChoices<Key>(known: Option[], find: (key: Key) => Promise<Option[]>) {
  const [choices, setChoices] = useState(known);
  const [status, setStatus] = useState<"ready" | "loading" | "failed">("ready");
  const latest = useRef(0);
  const load = useCallback(
    async (key: Key | null) => {
      latest.current += 1;
      const request = latest.current;
      setChoices([]);
      if (key === null) return setStatus("ready");
      setStatus("loading");
      try {
        const found = await find(key);
        if (latest.current !== request) return;
        setChoices(found);
        setStatus("ready");
      } catch {
        if (latest.current === request) setStatus("failed");
      }
    },
    [find],
  );
  return { choices, status, load };
}

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
