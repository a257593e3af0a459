"use client";

import { useCallback, useRef, useState } from "react";
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
