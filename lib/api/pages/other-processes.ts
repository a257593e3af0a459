import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PageChange } from "../../contract/meta/answer";
import { openedDatabase } from "../../platform/db";
import { listen } from "../../platform/db/signals";
import { portal } from "../../platform/portal";
import { settings } from "../../platform/settings";
import { dropResponses, onPageChange } from "./page-changes";

// Every process has its own stored public pages (docs/decisions/0040). The others learn of a change through
// PostgreSQL's LISTEN and NOTIFY, within milliseconds. On SQLite the portal is one process (docs/operations.md).

const channel = "portal_page_changes";

type Message = { from: string; change: PageChange };

declare module "../../platform/portal" {
  interface Portal {
    /** This process among those of the same portal. */
    self?: { id: string; stop?: () => Promise<void> };
  }
}
portal.self ??= { id: randomUUID() };
const { self } = portal;

/**
 * Notifies the other processes of each change of this one, and drops this one's stored pages after a change of theirs,
 * or when a message may have been missed.
 */
export function joinOtherProcesses(): void {
  const { databaseUrl, upstreamUrl } = settings();
  if (upstreamUrl !== null || databaseUrl === null || self.stop) return;
  onPageChange(notifyOtherProcesses);
  const message = (text: string) => {
    if ((JSON.parse(text) as Message).from !== self.id) dropResponses();
  };
  self.stop = listen(databaseUrl, channel, { message, mayHaveMissed: dropResponses }).stop;
}

export async function stopListening(): Promise<void> {
  await self.stop?.();
}

/**
 * Notifies the other processes of what a call has changed. The change itself is stored already, so an error here fails
 * no call: the other processes then show it when their pages expire.
 */
async function notifyOtherProcesses(change: PageChange): Promise<void> {
  const message = JSON.stringify({ from: self.id, change } satisfies Message);
  try {
    await sql`select pg_notify(${channel}, ${message})`.execute(openedDatabase().db);
  } catch (error) {
    console.error(
      "pages: the other processes were not notified of a change:",
      error instanceof Error ? error.message : error,
    );
  }
}
