import retextLatin from "retext-latin";
import retextSmartypants from "retext-smartypants";
import retextStringify from "retext-stringify";
import { unified } from "unified";

const quotesOnly = { backticks: false, dashes: false, ellipses: false };
const pipeline = unified().use(retextLatin).use(retextSmartypants, quotesOnly).use(retextStringify).freeze();

/**
 * Authors type ' and "; readers see ’ and “ ”. Dashes and dots stay as written, so the line does not change its length.
 */
export function typographic(line: string): string {
  return /["']/.test(line) ? String(pipeline.processSync(line)) : line;
}
