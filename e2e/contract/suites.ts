/** Start portals of their own; all others ask the portal at PORTAL_TEST_URL (see scripts/contract.mjs). */
export const ownPortals = [
  "cluster",
  "database-down",
  "documented-client",
  "durability",
  "full-disk",
  "one-build",
  "operations",
  "page-queries",
  "proxies",
  "public-address",
  "rating-age",
  "silent-upstream",
  "slow-requests",
  "two-processes",
  "upstream-pages",
  "whole-site",
];

/** What reads or writes rows, and so runs on PostgreSQL too. The rest never comes as far as the database. */
const withDatabase = [
  ...["accounts", "avatars", "certificates", "chat", "discussions", "every-call", "journal", "learning", "limits", "my-course", "quizzes"],
  ...["registration", "security", "session", "stale-tab", "surveys"],
];

/** Every call once, every refusal, and the cookies of a session: what the portal itself does in front of an existing backend. */
const throughUpstream = ["every-call", "every-refusal", "session"];

/** What runs against a portal of each kind; everything, where none is named. */
export const suites: Record<string, string[] | null> = { SQLite: null, PostgreSQL: withDatabase, upstream: throughUpstream };
