import { sectionAddress } from "./steps";

export function UnreadLinks({ topicId, links }: { topicId: string; links: { page: number; label: string }[] }) {
  return (
    <ul className="mt-1">
      {links.map(({ page, label }) => (
        <li key={page}>
          <a
            href={sectionAddress(topicId, "primary", page)}
            className="inline-flex min-h-11 items-center py-2 leading-snug"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
