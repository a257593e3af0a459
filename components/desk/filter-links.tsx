type Props = { label: string; links: { href: string; label: string; current: boolean }[] };

/** The filters of a list as links, so that each has an address of its own. */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label: text, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line bg-white px-4 font-semibold no-underline aria-[current]:border-peacock aria-[current]:bg-peacock-tint aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
