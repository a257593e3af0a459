import type { Problem } from "../broken";
import { type Helpline, helplineReferences, numbersOf } from "../kinds/helplines";

const countedLesson = /(?<![\p{L}\p{M}])(?:topic|module|lesson|विषय|मॉड्यूल|पाठ)\s+\d+/iu;

/**
 * What no text for readers may contain: a helpline's number (it changes, and is then wrong in one place of hundreds), a
 * helpline reference that leads nowhere, and a lesson by its place ("Topic 4"), which moves with every edit.
 */
export function proseProblems(file: string, field: string, source: string, helplines: Helpline[]): Problem[] {
  const written = source.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const problems: Problem[] = [];
  for (const helpline of helplines) {
    const foundNumber = numbersOf(helpline).find((number) => says(written, number));
    if (foundNumber)
      problems.push({ file, field, message: `says ${foundNumber}: write {helpline:${helpline.key}}, or {number:${helpline.key}} for the number alone` });
  }
  for (const reference of helplineReferences(source)) {
    if (!helplines.some(({ key }) => key === reference.key)) problems.push({ file, field, message: `${reference.written} names no helpline` });
  }
  const counted = countedLesson.exec(written)?.[0];
  if (counted) problems.push({ file, field, message: `says "${counted}": name the lesson and link to it, its number moves` });
  return problems;
}

/** The number by itself, a long one however it is grouped: not a part of a longer number, of an address or of a price. */
function says(source: string, number: string): boolean {
  const grouped = number.includes("-") ? number.replaceAll("-", "").split("").join("[ -]?") : number;
  return new RegExp(`(?<![\\d./₹-])${grouped}(?![\\d])(?![.,-]\\d)`).test(source);
}

/** The same for every text of a parsed YAML file. A text has a space in it or stands under a language; ids and addresses do not. */
export function yamlProseProblems(file: string, value: unknown, helplines: Helpline[], path: string[] = []): Problem[] {
  if (typeof value === "string") return /[\s{]/.test(value) ? proseProblems(file, path.join("."), value, helplines) : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => yamlProseProblems(file, each, helplines, [...path, key]));
}
