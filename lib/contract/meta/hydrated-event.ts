// The server's starter loads this file by itself: it imports nothing.

/** Sent to the document when React has hydrated the page and its effects have run. */
export const hydratedEvent = "portal-hydrated";

/**
 * Of a form that is sent with what only the browser knows, or whose stored draft is deleted by its script: the press of
 * its button waits some seconds for the scripts.
 */
export const waitingAttribute = "data-waits-for-scripts";

/** What the names of a learner's stored drafts begin with. It must not change: drafts of earlier versions would be lost. */
export const keptDrafts = "kept:";
