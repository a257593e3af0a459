import { coreOnly } from "../../testing/scope.ts";

/** These start portals of their own; all others call the portal at TESTED_PORTAL (see scripts/contract.ts). */
export const ownPortals = [
  "platform/backup",
  "operations/clock-jumps",
  "platform/cluster",
  "platform/database-down",
  "platform/documented-backend",
  "platform/documented-client",
  "platform/durability",
  "platform/full-disk",
  "platform/generated-requests",
  "operations/listening",
  "platform/one-build",
  "platform/operations",
  "pages/entity-tags",
  "pages/lost-request",
  "pages/page-queries",
  "pages/stored-pages",
  "platform/proxies",
  "platform/public-address",
  "courses/rating-age",
  "platform/silent-upstream",
  "platform/slow-requests",
  "platform/standalone",
  "platform/two-processes",
  "pages/upstream-pages",
  "upstream/plain-backend",
  "pages/whole-site",
];

/**
 * What reads or writes rows, and so runs on PostgreSQL too in `npm run test:all`. The rest never comes as far as the
 * database. `npm test` makes every call once there: what the two databases do differently (limits, locks, unique names,
 * sorting) is tested on both by the unit tests of `lib/domain` and `lib/platform`.
 */
const withDatabase = [
  "account/accounts",
  "account/avatars",
  "certificates/certificates",
  "pages/page-templates",
  "chat/chat",
  "discussions/discussions",
  "discussions/pages",
  "platform/every-call",
  "learning/cases",
  "learning/journal",
  "learning/learning",
  "account/limits",
  "learning/my-course",
  "learning/reading",
  "quizzes/quizzes",
  "account/registration",
  "account/security",
  "account/session",
  "account/stale-tab",
  "surveys/surveys",
];

/**
 * Every call once, every error, and the cookies of a session: what the portal itself does in front of an existing
 * backend.
 */
const throughUpstream = ["platform/every-call", "platform/every-error", "account/session"];

/** What runs against a portal of each kind; everything, where none is named. */
export const suites: Record<string, string[] | null> = {
  SQLite: null,
  PostgreSQL: coreOnly ? ["platform/every-call"] : withDatabase,
  upstream: throughUpstream,
};
