/** The headers with which a browser reads a page's data, or ahead of a navigation one piece of it. */
export const navigationRequest = (piece?: string): Record<string, string> => ({
  rsc: "1",
  ...(piece && { "next-router-prefetch": "1", "next-router-segment-prefetch": piece }),
});
