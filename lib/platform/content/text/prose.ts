import type { Problem } from "../broken";
import { type Helpline, helplineNumbers, helplineReferences } from "../kinds/helplines";

const countedLesson = /(?<![\p{L}\p{M}])(?:topic|module|lesson|विषय|मॉड्यूल|पाठ)\s+\d+/iu;

/**
 * Reports what a text for readers must not contain: a helpline's number (it changes, and is then wrong in one place of
 * hundreds), a helpline reference that leads nowhere, and a lesson by its place ("Topic 4"), which moves with every
 * edit.
 */
export function proseProblems(file: string, field: string, source: string, helplines: Helpline[]): Problem[] {
  const written = source.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ file, field, message });
  for (const helpline of helplines) {
    const { key } = helpline;
    const found = helplineNumbers(helpline).find((number) => containsNumber(written, number));
    if (found) report(`contains ${found}: write {helpline:${key}}, or {number:${key}} for the number alone`);
  }
  for (const reference of helplineReferences(source))
    if (!helplines.some(({ key }) => key === reference.key)) report(`${reference.written} names no helpline`);
  const counted = countedLesson.exec(written)?.[0];
  if (counted) report(`contains "${counted}": name the lesson and link to it, its number moves`);
  return problems;
}

const patterns = new Map<string, RegExp>();

/** Whether the text contains the number, in any grouping, and not as part of a longer number, an address or a price. */
function containsNumber(source: string, number: string): boolean {
  const pattern = patterns.get(number) ?? numberPattern(number);
  patterns.set(number, pattern);
  return pattern.test(source);
}

function numberPattern(number: string): RegExp {
  const grouped = number.includes("-") ? number.replaceAll("-", "").split("").join("[ -]?") : number;
  return new RegExp(`(?<![\\d./₹-])${grouped}(?![\\d])(?![.,-]\\d)`);
}

/** The path of a drawing's stroke, whose numbers are places. */
const strokePath = /^[MOER]-?[\d.]/;

/** Checks every text of a parsed YAML file. A value with a space is a text; ids and addresses have none. */
export function yamlProseProblems(file: string, value: unknown, helplines: Helpline[], path: string[] = []): Problem[] {
  if (typeof value === "string")
    return /[\s{]/.test(value) && !strokePath.test(value) ? proseProblems(file, path.join("."), value, helplines) : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => yamlProseProblems(file, each, helplines, [...path, key]));
}
