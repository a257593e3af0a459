"use client";

import { useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

/** Copies a link and confirms it; shows the link when the browser does not allow copying. */
export function CopyLink({ address, texts }: { address: string; texts: Record<"copy" | "copied" | "failed", string> }) {
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(texts.copied);
    } catch {
      setStatus(texts.failed);
    }
  };
  return (
    <>
      <Button look="secondary" className="noscript:hidden" onClick={copy}>
        <Icon name="link" />
        {texts.copy}
      </Button>
      <p role="status" className="order-last w-full font-semibold wrap-anywhere empty:hidden">
        {status}
      </p>
    </>
  );
}
