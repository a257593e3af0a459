import { portalContent } from "@/lib/api/content/portal-content";

const marks = {
  facebook: {
    name: "Facebook",
    path: "M14 8.500h3v-4h-3c-2.500 0-4 1.700-4 4.500v2.500H7v4h3v6h4v-6h3l.8-4H14V9.300c0-.5.300-.8.800-.8z",
  },
  youtube: { name: "YouTube", path: "M3 8.500c0-2 1-3 3-3h12c2 0 3 1 3 3v7c0 2-1 3-3 3H6c-2 0-3-1-3-3zM10 9v6l5-3z" },
  twitter: { name: "X (Twitter)", path: "M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z" },
  instagram: {
    name: "Instagram",
    path: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7zM16.500 7.300v.4",
  },
} as const;

export const socialNetworks = (Object.keys(marks) as (keyof typeof marks)[]).map((key) => ({
  key,
  name: marks[key].name,
}));

export function SocialLinks({ className = "" }: { className?: string }) {
  const { social } = portalContent().site;
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {socialNetworks.map(({ key }) => (
        <li key={key}>
          <a
            href={social[key]}
            rel="noopener"
            className="grid size-12 place-items-center rounded-control text-current hover:opacity-80"
          >
            <svg
              width="24"
              height="24"
              role="img"
              aria-label={marks[key].name}
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={marks[key].path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
