import "./growing-list.css";
import { Fragment, type ReactNode } from "react";
import { LoadMore } from "./load-more";
import { moreLink } from "./more-link";

type Entry = { key: string; body: ReactNode };
type Props = { entries: Entry[]; first: number; step: number; moreLabel: string; className?: string };

/** A list that shows its first entries and reveals more step by step. All entries are in the page. */
export function GrowingList({ entries, first, step, moreLabel, className = "" }: Props) {
  const firstHidden = entries[first];
  return (
    <ul className={className}>
      {entries.map(({ key, body }, index) =>
        index < first ? (
          <li key={key}>{body}</li>
        ) : (
          <Fragment key={key}>
            {index > first && (index - first) % step === 0 && (
              <li className="growing-more col-span-full pt-2 text-center">
                <a href={`#more-${key}`} className={moreLink}>
                  {moreLabel}
                </a>
              </li>
            )}
            <li id={`more-${key}`} data-later="" className="growing-later">
              {body}
            </li>
          </Fragment>
        ),
      )}
      {firstHidden && (
        <li className="growing-end col-span-full pt-2 text-center">
          <LoadMore label={moreLabel} step={step} firstHidden={`more-${firstHidden.key}`} />
        </li>
      )}
    </ul>
  );
}
