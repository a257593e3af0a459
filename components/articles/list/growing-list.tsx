import "./growing-list.css";
import { Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "./load-more";
import { moreLink } from "./more-link";

/** `short`: a link that stands beside *Load more* as long as its entry is not shown. */
type Entry = { key: string; body: ReactNode; short?: ReactNode };
type Props = {
  entries: Entry[];
  /** How many are shown at first, and how many more at a time. */
  step: number;
  moreLabel: string;
  className?: string;
  moreClass?: string;
};

/**
 * A list that shows its first entries and reveals more on request, one step at a time with and without JavaScript. All
 * entries are in the page.
 */
export function GrowingList({ entries, step, moreLabel, className = "", moreClass = "" }: Props) {
  const firstHidden = entries[step];
  const label = (
    <>
      {moreLabel}
      <Icon name="down" className="ms-auto size-5" />
    </>
  );
  return (
    <ul className={className}>
      {entries.map(({ key, body }, index) =>
        index < step ? (
          <li key={key}>{body}</li>
        ) : (
          <Fragment key={key}>
            {index > step && index % step === 0 && (
              <li className={`growing-more ${moreClass}`}>
                <Shorts entries={entries.slice(index)}>
                  <a href={`#more-${key}`} className={moreLink}>
                    {label}
                  </a>
                </Shorts>
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
          <Shorts entries={entries.slice(step)}>
            <LoadMore step={step} firstHidden={`more-${firstHidden.key}`}>
              {label}
            </LoadMore>
          </Shorts>
        </li>
      )}
    </ul>
  );
}

/** The short links of the waiting entries with *Load more* as the last of them. */
function Shorts({ entries, children }: Pick<Props, "entries"> & { children: ReactNode }) {
  if (!entries.some(({ short }) => short)) return children;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-2 lg:grid-cols-4 lg:gap-x-6">
      {entries.map(({ key, short }) => (
        <li key={key} data-short="">
          {short}
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
