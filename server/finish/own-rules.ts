import fs from "node:fs";
import path from "node:path";
import { waitingSheet } from "../../components/layout/starter.ts";
import { root } from "../../lib/process/steps.ts";

// A stored page brings the rules that its elements need, so that a browser paints it without waiting for a style sheet:
// on 2G after 1.5 s instead of 3.4 s. The starter loads the style sheets with the page's scripts (decision 0306).

/** `needs`: sets of classes, as HTML writes them. The rule is for a page that has all classes of one of them. */
export type Rule = { needs: string[][]; text: string };
export type Sheets = Record<string, Rule[]>;

/** What scripts/build/own-rules.ts has found in the style sheets of the build, by their addresses. */
export const rulesFile = path.join(root, ".next", "own-rules.json");
export const readSheets = (): Sheets => JSON.parse(fs.readFileSync(rulesFile, "utf8"));

const linked = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"/g;

/** A page with its own rules, whose style sheets wait for the starter. A page with a sheet of no build keeps its links. */
export function withOwnRules(html: string, sheets: Sheets): string {
  const rules = [...html.matchAll(linked)].map(([, address = ""]) => sheets[address]);
  if (rules.length === 0 || !rules.every((each) => each !== undefined)) return html;
  const classes = classesIn(html);
  const own = rules.flat().filter(({ needs }) => needs.some((all) => all.every((name) => classes.has(name))));
  const style = `<style>${own.map(({ text }) => text).join("")}</style>`;
  return html.replace(linked, `<link rel="${waitingSheet}" href="$1"`).replace("<link ", () => `${style}<link `);
}

/** The classes of a page's elements, and every word of its scripts: one of them shows a message before the paint. */
function classesIn(html: string): Set<string> {
  const named = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
  const scripts = html.match(/<script(?![^>]* type=)[^>]*>[\s\S]*?<\/script>/g) ?? [];
  return new Set([...named, ...scripts].join(" ").split(/[\s"\\]+/));
}
