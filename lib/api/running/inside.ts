import { sameMailboxWarning } from "../../domain/accounts";
import { indexFor } from "../../domain/search";
import { content } from "../../platform/content";
import { openedDatabase, pendingMigrations } from "../../platform/db";
import { countWaiting } from "../../platform/mail";
import { portal } from "../../platform/portal";
import { settings } from "../../platform/settings";
import { isPublished, knownStatus } from "../pages/known-status";
import { isEnrolled } from "../pages/page-caller";
import { publishedSpelling } from "../pages/published-spelling";

/**
 * Offers this process's state and what is known of an address to the server in front of Next. With an existing backend
 * there is no database to ask, and a stored page does not wait for that backend.
 */
export function openInside(): void {
  const hasDatabase = settings().upstreamUrl === null;
  portal.inside = {
    notReady: async () => {
      if (!isContentRead()) return "content";
      return hasDatabase ? databaseProblem() : null;
    },
    waitingMails: async () => (hasDatabase ? countWaiting(openedDatabase().db) : 0),
    warnings: async () => {
      const warning = hasDatabase && (await sameMailboxWarning(openedDatabase().db));
      return warning ? [warning] : [];
    },
    close: async () => {
      await portal.work?.others?.stopListening();
      if (hasDatabase) await openedDatabase().close();
    },
    knownStatus: (address) => knownStatus(address),
    isPublished,
    publishedSpelling: (address) => publishedSpelling(address),
    isEnrolled: async (address, headers) => hasDatabase && isEnrolled(address, headers),
    buildSlowly: () => void indexFor(content()),
  };
}

function isContentRead(): boolean {
  try {
    content();
    return true;
  } catch {
    return false;
  }
}

async function databaseProblem() {
  try {
    return (await pendingMigrations(openedDatabase().db)).length > 0 ? "migrations" : null;
  } catch {
    return "database";
  }
}
