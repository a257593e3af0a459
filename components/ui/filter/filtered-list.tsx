import "./filtered-list.css";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Chip = { id: string; label: string };
type Props = {
  label: string;
  /** The first link, which shows all sections again. */
  all: string;
  /** One link for each section, by the section's id, in the order of the sections. */
  chips: Chip[];
  /**
   * Links to `<div>`s before the sections, which stand first and are never folded. What such a link shows of the
   * sections is the page's own style.
   */
  direct?: Chip[];
  /** The word of the link that unfolds, instead of the label. */
  foldLabel?: string;
  children: ReactNode;
};

const look =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-3.5 text-small leading-snug no-underline hover:border-peacock";
const rowLook = "max-md:me-2 max-md:mb-2 max-md:px-3 max-md:py-1.5";
/** Narrower, so that two of them and the link that unfolds are one row of a phone. */
const directLook = "max-md:me-1.5 max-md:mb-2 max-md:px-2.5 max-md:py-1.5 lg:px-2.5";
const columnLook = "lg:flex lg:rounded-control lg:border-transparent lg:bg-transparent lg:py-1.5";

/**
 * A list of `<section>`s with a row of links above it: on a wide screen a column beside them, on a phone folded behind a
 * link (filtered-list.css). A link shows its section alone, without a script, at an address that can be sent.
 */
export function FilteredList({ label, all, chips, direct = [], foldLabel = label, children }: Props) {
  const below = direct.length > 0 ? "lg:mt-3 lg:border-t lg:border-hairline lg:pt-3" : "";
  return (
    <div className="filtered">
      <nav id="all" aria-label={label} className="min-w-0 scroll-mt-20">
        <div className="mt-4 max-lg:flex max-lg:flex-wrap max-md:-me-2 md:gap-y-2 lg:sticky lg:top-4">
          {direct.length > 0 && (
            <ul className="chips-direct flex flex-wrap md:w-full md:gap-2">
              {direct.map((chip) => (
                <li key={chip.id}>
                  <a href={`#${chip.id}`} className={`${look} ${directLook}`}>
                    {chip.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <ul
            id="choose"
            className={`chips flex flex-wrap scroll-mt-20 gap-2 pb-2 max-md:gap-0 lg:flex-col lg:flex-nowrap lg:gap-0.5 ${below}`}
          >
            {[{ id: "all", label: all }, ...chips].map((chip) => (
              <li key={chip.id} className="max-w-full shrink-0">
                <a href={`#${chip.id}`} className={`${look} ${rowLook} ${columnLook}`}>
                  {chip.label}
                </a>
              </li>
            ))}
            <li className="chips-unfold shrink-0 md:hidden">
              <a href="#choose" className={`${look} ${direct.length > 0 ? directLook : rowLook} font-semibold`}>
                {foldLabel} <Icon name="down" className="size-5" />
              </a>
            </li>
          </ul>
        </div>
      </nav>
      <div>{children}</div>
    </div>
  );
}
