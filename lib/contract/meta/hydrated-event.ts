/**
 * Sent to the document when React has hydrated the page and its effects have run. The server's starter loads this file
 * by itself: it imports nothing.
 */
export const hydratedEvent = "portal-hydrated";
