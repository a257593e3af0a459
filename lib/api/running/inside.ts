import { sameMailboxWarning } from "../../domain/accounts";
import { content } from "../../platform/content";
import { openedDatabase, pendingMigrations } from "../../platform/db";
import { countWaiting } from "../../platform/mail";
import { portal } from "../../platform/portal";
import { settings } from "../../platform/settings";
import { stopListening } from "../pages/other-processes";

/**
 * The functions that the server in front of Next (`server/start.ts`) calls in the code behind it, which is bundled
 * (lib/platform/portal.ts).
 */
export type Inside = {
  /** The part that is not ready, so that no page that needs the database can be served now; null when all are ready. */
  notReady: () => Promise<"content" | "database" | "migrations" | null>;
  waitingMails: () => Promise<number>;
  /** What an operator should know when the portal has started, a sentence each. */
  warnings: () => Promise<string[]>;
  /** Ends the connections to the database, after the last response. */
  close: () => Promise<void>;
};

declare module "../../platform/portal" {
  interface Portal {
    inside?: Inside;
  }
}

/**
 * Makes this process's state readable for `/readyz` and the metrics. With an existing backend there is no database to
 * ask.
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
      await stopListening();
      if (hasDatabase) await openedDatabase().close();
    },
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
