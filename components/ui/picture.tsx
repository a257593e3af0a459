import type { ComponentProps } from "react";

/**
 * A picture of the page: an SVG, or WebP made to size, so Next's image service has nothing to do. On 2G nothing is
 * painted before the style sheet has come, so no picture is loaded beside it: one that is not lazy has a low priority,
 * with which React does not announce it in the head either (docs/performance.md).
 */
export function Picture({ alt, ...attributes }: ComponentProps<"img"> & { alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img alt={alt} fetchPriority={attributes.loading === "lazy" ? undefined : "low"} {...attributes} />
  );
}
