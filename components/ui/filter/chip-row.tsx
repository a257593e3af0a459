import { Icon } from "@/components/ui/icon";

export type Chip = { id: string; label: string };
type Props = {
  label: string;
  /** Links to what has these ids on the same page, in its order. */
  chips: Chip[];
  id?: string;
  /**
   * For a long row: on a wide screen the links are a column. On a phone they are folded (filtered-list.css) behind a
   * link with the label.
   */
  beside?: boolean;
  /** Links of another kind, which stand first and are never folded. */
  direct?: Chip[];
  /** The word of the link that unfolds, instead of the label. */
  foldLabel?: string;
};

const look =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-3.5 text-small leading-snug no-underline hover:border-peacock";
const besideLook = "max-md:me-2 max-md:mb-2 max-md:px-3 max-md:py-1.5";
/** Narrower, so that two of them and the link that unfolds are one row of a phone. */
const directLook = "max-md:me-1.5 max-md:mb-2 max-md:px-2.5 max-md:py-1.5 lg:px-2.5";
const columnLook = "lg:flex lg:rounded-control lg:border-transparent lg:bg-transparent lg:py-1.5";

/** A row of links to the sections of a page. */
export function ChipRow({ label, chips, id, beside = false, direct = [], foldLabel = label }: Props) {
  const besideRow = `max-md:gap-0 lg:flex-col lg:flex-nowrap lg:gap-0.5 ${direct.length > 0 ? "lg:mt-3 lg:border-t lg:border-hairline lg:pt-3" : ""}`;
  return (
    <nav id={id} aria-label={label} className="min-w-0 scroll-mt-20">
      <div
        className={`mt-4 ${beside ? "max-lg:flex max-lg:flex-wrap max-md:-me-2 md:gap-y-2 lg:sticky lg:top-4" : ""}`}
      >
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
          id={beside ? "choose" : undefined}
          className={`chips flex flex-wrap scroll-mt-20 gap-2 pb-2 ${beside ? besideRow : ""}`}
        >
          {chips.map((chip) => (
            <li key={chip.id} className="max-w-full shrink-0">
              <a href={`#${chip.id}`} className={`${look} ${beside ? `${besideLook} ${columnLook}` : ""}`}>
                {chip.label}
              </a>
            </li>
          ))}
          {beside && (
            <li className="chips-unfold shrink-0 md:hidden">
              <a href="#choose" className={`${look} ${direct.length > 0 ? directLook : besideLook} font-semibold`}>
                {foldLabel} <Icon name="down" className="size-5" />
              </a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
