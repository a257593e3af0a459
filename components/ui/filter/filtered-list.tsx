import "./filtered-list.css";
import type { ReactNode } from "react";

type Props = {
  label: string;
  /** The first link, which shows all sections again. */
  all: string;
  /** One link for each section, by the section's id, in the order of the sections. */
  chips: { id: string; label: string }[];
  /** On a wide screen the links are a column beside the sections. */
  beside?: boolean;
  children: ReactNode;
};

/**
 * A list of `<section>`s with a row of links above it. On a phone the row scrolls sideways. A link shows its section
 * alone, without a script, at an address that can be sent.
 */
export function FilteredList({ children, ...links }: Props) {
  return (
    <div className={links.beside ? "filtered filtered-beside" : "filtered"}>
      <FilterChips {...links} />
      <div>{children}</div>
    </div>
  );
}

function FilterChips({ label, all, chips, beside = false }: Omit<Props, "children">) {
  return (
    <nav id="all" aria-label={label} className="min-w-0 scroll-mt-20">
      <ul
        className={`chips mt-4 flex gap-2 pb-2 max-md:overflow-x-auto max-sm:-mx-4 max-sm:px-4 ${beside ? "md:max-lg:flex-wrap lg:sticky lg:top-4 lg:flex-col lg:gap-0.5" : "md:flex-wrap"}`}
      >
        {[{ id: "all", label: all }, ...chips].map((chip) => (
          <li key={chip.id} className="shrink-0">
            <a
              href={`#${chip.id}`}
              className={`inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-white px-3.5 text-small no-underline hover:border-peacock ${beside ? "lg:flex lg:whitespace-normal lg:rounded-control lg:border-transparent lg:bg-transparent lg:py-1.5 lg:leading-snug" : ""}`}
            >
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
