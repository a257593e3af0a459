type Props = {
  label: string;
  /** Links to what has these ids on the same page, in its order. */
  chips: { id: string; label: string }[];
  id?: string;
  /** For a long row: on a wide screen the links are a column, and on a phone they scroll sideways. */
  beside?: boolean;
};

/** A row of links to the sections of a page. */
export function ChipRow({ label, chips, id, beside = false }: Props) {
  return (
    <nav id={id} aria-label={label} className="min-w-0 scroll-mt-20">
      <ul
        className={`chips mt-4 flex gap-2 pb-2 ${beside ? "max-md:overflow-x-auto max-sm:-mx-4 max-sm:px-4 md:max-lg:flex-wrap lg:sticky lg:top-4 lg:flex-col lg:gap-0.5" : "flex-wrap"}`}
      >
        {chips.map((chip) => (
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
