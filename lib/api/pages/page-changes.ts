import type { PageChange } from "../../contract/meta/answer";
import { portal } from "../../platform/portal";
import { announceChangedPages } from "./page-status";

// Pages that show what visitors write are rendered per request and their responses stored
// (server/answer/response-cache.ts). A call that changes such a page drops the stored responses of this process; the
// other processes of the portal are told (other-processes.ts).

/** After a call that declares changes: no earlier response is sent from then on. Waits for the other processes. */
export async function announcePageChange(change: PageChange): Promise<void> {
  announceChangedPages();
  await portal.work?.others?.notify(change);
}

/** Drops all stored pages of this process, for a change that another process has made. Stored files stay. */
export function dropResponses(): void {
  portal.server?.dropResponses?.();
}
