export const paths = {
  check: "M5 12.5l4.5 4.5L19 7",
  cross: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z",
  play: "M8 5.5v13l10.5-6.5z",
  circle: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16z",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.5l3 2",
  language: "M4 6h9M8.500 4v2M11 6c-.8 3.500-3 6-6.500 7.500M6 9c1 2 3 3.500 5 4.500M12.500 20l4-10l4 10M14 17h5",
  certificate: "M4 5h16v11H4zM8 9h8M8 12h4M15 16v5l2-1.500l2 1.500v-5",
  gift: "M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C9 7 7.500 5.500 8.500 4S12 4 12 7c0-3 2.500-4.500 3.500-3S15 7 12 7",
  phone: "M8 3.500h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.500h2",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  book: "M4 5.500c3-1 5.500-.5 8 1.500c2.500-2 5-2.500 8-1.500v13c-3-1-5.500-.5-8 1.500c-2.500-2-5-2.500-8-1.500zM12 7v13",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.500 20.500c1-4 4-6 7.500-6s6.500 2 7.500 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  arrow: "M5 12h14M13 6l6 6l-6 6",
  back: "M19 12H5M11 6l-6 6l6 6",
  down: "M6 9l6 6l6-6",
  up: "M6 15l6-6l6 6",
  download: "M12 4v11M7 11l5 5l5-5M5 20h14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-5.500l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 5.500l1-1",
  pencil: "M4 20l1-4L16 5l3 3L8 19z",
  quiz: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 0 0 0-17z",
  warning: "M12 4l9 16H3zM12 10v5M12 17v.5",
  chat: "M4.500 5h15v11h-8l-5 4v-4h-2zM8.500 9h7M8.500 12h4.500",
  enlarge: "M14 4.500h5.500V10M10 19.500H4.500V14M19.500 4.500L13.500 10.500M4.500 19.500l6-6",
  shrink: "M19.500 10H14V4.500M4.500 14H10v5.500M14 10l6-6M10 14l-6 6",
  search: "M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.500 15.500L20.500 20.500",
  accessibility:
    "M12 3.500a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 0 0 0-3.400zM4.500 9c5 1.300 10 1.300 15 0M12 10v4M8.500 20.500L12 14l3.500 6.500",
  pause: "M8.500 5v14M15.500 5v14",
  star: "M12 3.500l2.600 5.400l5.900.8l-4.300 4.100l1 5.900L12 16.900l-5.200 2.800l1-5.900L3.500 9.700l5.900-.8z",
  print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z",
  share: "M12 15V4M7.500 8L12 3.500L16.500 8M6 12v8h12v-8",
  whatsapp:
    "M4 20l1.300-4A8 8 0 1 1 8.500 19zM9 8.500c0 4 2.500 6.500 6.500 6.500l.5-2l-2-1l-1 1c-1-.5-1.500-1-2-2l1-1l-1-2z",
} as const;
export type IconName = keyof typeof paths;

/** The size without a style sheet; the class sets the real one. */
const size = { width: 24, height: 24 };
const stroke = {
  ...size,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A line icon in the current colour. Decorative beside a text, or named by `label`. */
export function Icon({ name, label, className = "size-6" }: { name: IconName; label?: string; className?: string }) {
  if (!label) {
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" className={`shrink-0 ${className}`} {...stroke}>
        <path d={paths[name]} />
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} viewBox="0 0 24 24" className={`shrink-0 ${className}`} {...stroke}>
      <path d={paths[name]} />
    </svg>
  );
}
