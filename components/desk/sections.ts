import type { ApiClient } from "@/lib/api/backend";

/** The permission of each page below the desk's first one. */
const sections = {
  messages: "messages",
  reviews: "reviews",
  comments: "comments",
  programmes: "programmes",
  mailings: "mailings",
  people: "people",
  log: "staff",
} as const;

/** The pages below the desk's first one that this role may open. */
export function sectionsFor({ may }: Me) {
  return (Object.keys(sections) as (keyof typeof sections)[])
    .filter((label) => may.includes(sections[label]))
    .map((label) => ({ href: `/desk/${label}`, label }));
}

/** The caller's role at the desk. */
export type Me = Awaited<ReturnType<ApiClient["desk"]["me"]>>;
