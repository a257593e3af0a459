import "./filter-chips.css";

type Chip = { id: string; label: string; count?: number };
type Props = { label: string; all: string; chips: Chip[] };

/**
 * A row of links, each to a section of the list around them, whose class is `filtered`: the section is shown alone,
 * without a script, at an address that can be sent. The first link shows all of them again.
 */
export function FilterChips({ label, all, chips }: Props) {
  return (
    <nav id="all" aria-label={label} className="scroll-mt-20">
      <ul className="chips mt-4 flex gap-2 overflow-x-auto pb-2 max-sm:-mx-4 max-sm:px-4">
        {[{ id: "all", label: all }, ...chips].map((chip: Chip) => (
          <li key={chip.id} className="shrink-0">
            <a
              href={`#${chip.id}`}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-white px-3.5 text-small no-underline hover:border-peacock"
            >
              {chip.label}
              {chip.count !== undefined && <span className="text-ink-soft">{chip.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
