import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openedDatabase } from "../../platform/db";
import { listen } from "../../platform/db/signals";
import { portal } from "../../platform/portal";
import { settings } from "../../platform/settings";

// Pages that show what visitors write are rendered per request and their responses stored
// (server/answer/response-cache.ts). A call that changes such a page drops the stored responses of this process; the
// other processes of the portal are told.

/** After a call that declares changes: no earlier response is sent from then on. Waits for the other processes. */
export async function announcePageChange(): Promise<void> {
  dropResponses();
  await portal.work?.others?.notify();
}

/** Drops all stored pages of this process. Stored files stay. */
export function dropResponses(): void {
  portal.server?.dropResponses?.();
}

// Every process has its own stored public pages (docs/decisions/0040). The others learn of a change through
// PostgreSQL's LISTEN and NOTIFY, within milliseconds. On SQLite the portal is one process (docs/operations.md).

const channel = "portal_page_changes";

/** Tells the other processes of each change, and drops stored pages after theirs or a missed message. */
export function joinOtherProcesses(): void {
  const { databaseUrl, upstreamUrl } = settings();
  portal.work ??= {};
  if (upstreamUrl !== null || databaseUrl === null || portal.work.others) return;
  const id = randomUUID();
  const message = (text: string) => {
    if ((JSON.parse(text) as { from: string }).from !== id) dropResponses();
  };
  portal.work.others = {
    notify: async () => {
      const text = JSON.stringify({ from: id });
      try {
        await sql`select pg_notify(${channel}, ${text})`.execute(openedDatabase().db);
      } catch (error) {
        // It fails no call: the other processes show the change when their pages expire.
        const reason = error instanceof Error ? error.message : error;
        console.error("pages: the other processes were not notified of a change:", reason);
      }
    },
    stopListening: listen(databaseUrl, channel, { message, mayHaveMissed: dropResponses }).stop,
  };
}
