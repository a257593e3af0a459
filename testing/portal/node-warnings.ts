/**
 * What Node warned of in the output of a process, each once: a call that is deprecated or experimental, a listener that
 * is never removed. A package says so long before it stops working.
 */
export function nodeWarnings(output: string): string[] {
  const warnings = [...output.matchAll(/^\(node:\d+\) (?:\[\w+\] )?(\w*Warning: .*)$/gm)];
  return [...new Set(warnings.map(([, warning = ""]) => warning))];
}
