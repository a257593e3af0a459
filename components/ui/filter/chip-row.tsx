import { Icon } from "@/components/ui/icon";

type Props = {
  label: string;
  /** Links to what has these ids on the same page, in its order. `open`: a phone shows it although the row is folded. */
  chips: { id: string; label: string; open?: boolean }[];
  id?: string;
  /**
   * For a long row: on a wide screen the links are a column. On a phone they are folded (filtered-list.css) behind a
   * link with the label.
   */
  beside?: boolean;
};

/** A row of links to the sections of a page. */
export function ChipRow({ label, chips, id, beside = false }: Props) {
  const look =
    "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-3.5 text-small leading-snug no-underline hover:border-peacock";
  const besideLook =
    "max-md:me-2 max-md:mb-2 max-md:px-3 max-md:py-1.5 lg:flex lg:rounded-control lg:border-transparent lg:bg-transparent lg:py-1.5";
  return (
    <nav id={id} aria-label={label} className="min-w-0 scroll-mt-20">
      <ul
        id={beside ? "choose" : undefined}
        className={`chips mt-4 flex flex-wrap scroll-mt-20 gap-2 pb-2 ${beside ? "max-md:-me-2 max-md:gap-0 lg:sticky lg:top-4 lg:flex-col lg:flex-nowrap lg:gap-0.5" : ""}`}
      >
        {chips.map((chip) => (
          <li key={chip.id} className={`max-w-full shrink-0 ${chip.open ? "chips-open" : ""}`}>
            <a href={`#${chip.id}`} className={`${look} ${beside ? besideLook : ""}`}>
              {chip.label}
            </a>
          </li>
        ))}
        {beside && (
          <li className="chips-unfold shrink-0 md:hidden">
            <a href="#choose" className={`${look} ${besideLook} font-semibold`}>
              {label} <Icon name="down" className="size-5" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
