import "./growing-list.css";
import { Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "./load-more";
import { moreLink } from "./more-link";

/** `mark`: a small picture that stands in the link as long as its entry is not shown. */
type Entry = { key: string; body: ReactNode; mark?: ReactNode };
type Props = {
  entries: Entry[];
  first: number;
  step: number;
  moreLabel: string;
  className?: string;
  moreClass?: string;
};

/**
 * A list that shows its first entries and reveals more on request, one step at a time with and without JavaScript. All
 * entries are in the page.
 */
export function GrowingList({ entries, first, step, moreLabel, className = "", moreClass = "" }: Props) {
  const firstHidden = entries[first];
  const inside = (from: number) => (
    <>
      <Marks entries={entries.slice(from)} />
      <span className="shrink-0">{moreLabel}</span>
      <Icon name="down" className="ms-auto size-5" />
    </>
  );
  return (
    <ul className={className}>
      {entries.map(({ key, body }, index) =>
        index < first ? (
          <li key={key}>{body}</li>
        ) : (
          <Fragment key={key}>
            {index > first && (index - first) % step === 0 && (
              <li className={`growing-more ${moreClass}`}>
                <a href={`#more-${key}`} className={moreLink}>
                  {inside(index)}
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
        <li className={`growing-end ${moreClass}`}>
          <LoadMore step={step} firstHidden={`more-${firstHidden.key}`}>
            {inside(first)}
          </LoadMore>
        </li>
      )}
    </ul>
  );
}

function Marks({ entries }: Pick<Props, "entries">) {
  if (!entries.some(({ mark }) => mark)) return null;
  return (
    <span className="flex min-w-0 -space-x-2 overflow-hidden">
      {entries.map(({ key, mark }) => (
        <span key={key} data-mark="">
          {mark}
        </span>
      ))}
    </span>
  );
}
