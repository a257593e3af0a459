import { isHtml, type Page } from "../page.ts";

const emptyAction = Buffer.from(' action=""');

/**
 * Leaves out the empty `action` that React writes for a form whose action is a function: HTML allows none, and without
 * it the form goes to the same address. In a page's texts and data a quotation mark is written in another way, so the
 * bytes stand in a tag.
 */
export function leaveOutEmptyActions(page: Page): Page {
  return isHtml(page) && Buffer.isBuffer(page.body) ? { ...page, body: withoutEmptyActions(page.body) } : page;
}

function withoutEmptyActions(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let found = bytes.indexOf(emptyAction); found >= 0; found = bytes.indexOf(emptyAction, start)) {
    parts.push(bytes.subarray(start, found));
    start = found + emptyAction.length;
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}
