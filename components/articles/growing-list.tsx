import type { ReactNode } from "react";
import { LoadMore } from "./load-more";

/**
 * Hidden until revealed, or until the address targets this entry or an earlier one, which a link does without
 * JavaScript.
 */
const later = "hidden target:block data-shown:block [:target~&]:block";

type Entry = { key: string; body: ReactNode };
type Props = { entries: Entry[]; first: number; step: number; moreLabel: string; className?: string };

/** A list that shows its first entries and reveals more on request. All entries are in the page. */
export function GrowingList({ entries, first, step, moreLabel, className = "" }: Props) {
  const firstHidden = entries[first];
  return (
    <ul className={className}>
      {entries.map(({ key, body }, index) =>
        index < first ? (
          <li key={key}>{body}</li>
        ) : (
          <li key={key} id={`more-${key}`} data-later="" className={later}>
            {body}
          </li>
        ),
      )}
      {firstHidden && (
        <li className="col-span-full pt-2 text-center [:target~&]:hidden">
          <LoadMore label={moreLabel} step={step} firstHidden={`more-${firstHidden.key}`} />
        </li>
      )}
    </ul>
  );
}
