const windowSize = 5;

/** The page numbers shown between Prev and Next, and the targets of the ellipses before and after them. */
export type PageWindow = { numbers: number[]; jumpBack: number | null; jumpOn: number | null };

/** Five page numbers including the current one; an ellipsis jumps by five (rule: comments.pager). */
export function pageWindow(current: number, pages: number): PageWindow {
  const size = Math.min(windowSize, pages);
  const first = Math.min(Math.max(1, current - Math.floor(windowSize / 2)), pages - size + 1);
  const last = first + size - 1;
  return {
    numbers: Array.from({ length: size }, (_, index) => first + index),
    jumpBack: first > 1 ? Math.max(1, current - windowSize) : null,
    jumpOn: last < pages ? Math.min(pages, current + windowSize) : null,
  };
}
