import { isLanguage, type Language } from "../i18n/language";
import type { Problem } from "./broken";
import type { Content } from "./content";
import { expandHelplines, type Helpline } from "./kinds/helplines";

const count = /\{count:([^{}]*)\}/g;
/** A reference that nothing before has replaced: this field prints no facts and no shared texts. */
const leftOver = /\{(?:fact|text):[^{}]*\}/g;

/**
 * Replaces the remaining references in loaded content, in place. `{count:articles}` becomes the published number of
 * articles. A helpline in a text that is not Markdown (a quiz, an FAQ, the chat assistant, a certificate) becomes plain
 * words; the key code above a text (`en`) is its language.
 * @returns the references that could not be resolved
 */
export function expandReferences(content: Content, helplines: Helpline[]): Problem[] {
  const counts = countContent(content);
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const expand = (text: string, path: string[], language: Language): string => {
    for (const [field] of text.matchAll(leftOver))
      problems.push({ file: path.join("."), field, message: "stands where no fact and no shared text is printed" });
    return expandHelplines(text, language, helplines, (words) => words).replace(count, (written, name: string) => {
      const counted = counts.get(name);
      if (counted === undefined)
        problems.push({
          file: path.join("."),
          field: written,
          message: `counts nothing; there are ${[...counts.keys()].join(", ")}`,
        });
      return String(counted ?? written);
    });
  };
  const walk = (node: object, path: string[], language: Language | undefined): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const fields = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      const spoken = isLanguage(key) ? key : language;
      if (typeof value === "string") {
        if (spoken && value.includes("{")) fields[key] = expand(value, [...path, key], spoken);
      } else if (value !== null && typeof value === "object") walk(value, [...path, key], spoken);
    }
  };
  walk(content, [], undefined);
  return problems;
}

function countContent({ articles, coreIssues, courses, handouts, classPlans, drawings }: Content): Map<string, number> {
  return new Map([
    ["articles", articles.length],
    ["topics", coreIssues.length],
    ["courses", courses.length],
    ["handouts", handouts.length],
    ["class-plans", classPlans.length],
    ["drawings", drawings.length],
    ...courses.map(({ id, topics }) => [`topics-of/${id}`, topics.length] as const),
    ...courses.map(
      ({ id, topics }) => [`quizzes-of/${id}`, topics.filter(({ quiz }) => quiz.length > 0).length] as const,
    ),
  ]);
}
