// The server's starter loads this file by itself: it imports nothing.

/** Sent to the document when React has hydrated the page and its effects have run. */
export const hydratedEvent = "portal-hydrated";

/** Of a form that needs its script to be sent or to delete its draft: the press waits some seconds for it. */
export const waitingAttribute = "data-waits-for-scripts";

/** What the names of a learner's stored drafts begin with. It must not change: drafts of earlier versions would be lost. */
export const keptDrafts = "kept:";
