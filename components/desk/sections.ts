import type { ApiClient } from "@/lib/api/backend";
import type { Permission } from "@/lib/contract/meta/staff";

type Label = "messages" | "reviews" | "comments" | "programmes" | "people" | "mailings" | "log";
type Section = { href: string; permission?: Permission; label: Label };

const sections: Section[] = [
  { href: "/desk/messages", permission: "messages", label: "messages" },
  { href: "/desk/reviews", permission: "reviews", label: "reviews" },
  { href: "/desk/comments", permission: "comments", label: "comments" },
  { href: "/desk/programmes", permission: "programmes", label: "programmes" },
  { href: "/desk/mailings", permission: "mailings", label: "mailings" },
  { href: "/desk/people", permission: "people", label: "people" },
  { href: "/desk/log", permission: "staff", label: "log" },
];

/** The pages below the desk's first one that this role may open. */
export function sectionsFor({ may }: Me): Section[] {
  return sections.filter(({ permission }) => !permission || may.includes(permission));
}

/** The caller's role at the desk. */
export type Me = Awaited<ReturnType<ApiClient["desk"]["me"]>>;
