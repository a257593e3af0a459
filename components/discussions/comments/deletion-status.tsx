"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { type Deletion, onDeletion, readDeleted } from "./deletion";

type Props = {
  texts: Record<"deleted" | "notDeleted", string>;
  /** The result in the address, on a page of one visitor; a stored page reads it in the browser. */
  deleted: boolean | null;
};

/** Reports beside the comments whether a comment was deleted, also without JavaScript. */
export function DeletionStatus({ texts, deleted }: Props) {
  const inWords = (done: boolean): Deletion => ({ done, message: done ? texts.deleted : texts.notDeleted });
  const [known, setKnown] = useState(deleted === null ? null : inWords(deleted));
  useEffect(() => onDeletion(setKnown), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const read = readDeleted(new URLSearchParams(window.location.search).get("deleted"));
    if (read !== null) setKnown(inWords(read));
  }, []);
  return (
    // A failure is announced by its toast.
    <div role={known?.done === false ? undefined : "status"} className="mt-3 empty:hidden">
      {known && (
        <Notice kind={known.done ? "success" : "error"} announced={false}>
          {known.message}
        </Notice>
      )}
    </div>
  );
}
