import "./filtered-list.css";
import type { ReactNode } from "react";
import { type Chip, ChipRow } from "./chip-row";

type Props = {
  label: string;
  /** The first link, which shows all sections again. */
  all: string;
  /** One link for each section, by the section's id, in the order of the sections. */
  chips: Chip[];
  /** For many links: on a wide screen a column beside the sections, on a phone folded behind a link with the label. */
  beside?: boolean;
  /** Links to `<div>`s before the sections. What such a link shows of the sections is the page's own style. */
  direct?: Chip[];
  foldLabel?: string;
  children: ReactNode;
};

/**
 * A list of `<section>`s with a row of links above it. A link shows its section alone, without a script, at an address
 * that can be sent.
 */
export function FilteredList({ label, all, chips, beside = false, direct, foldLabel, children }: Props) {
  return (
    <div className={beside ? "filtered filtered-beside" : "filtered"}>
      <ChipRow
        id="all"
        label={label}
        chips={[{ id: "all", label: all }, ...chips]}
        beside={beside}
        direct={direct}
        foldLabel={foldLabel}
      />
      <div>{children}</div>
    </div>
  );
}
