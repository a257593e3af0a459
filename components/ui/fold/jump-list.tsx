type Props = {
  label: string;
  places: { id: string; label: string }[];
  className?: string;
};

/** A row of links to the sections of a long page. */
export function JumpList({ label, places, className = "" }: Props) {
  return (
    <nav aria-label={label} className={`no-print mt-3 ${className}`}>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.id}>
            <a
              href={`#${place.id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-3.5 py-1 text-small leading-snug no-underline hover:border-peacock"
            >
              {place.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
