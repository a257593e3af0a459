import { LRUCache } from "lru-cache";

/**
 * What was parsed or rendered from a source: content is loaded again after an edit, and only the edited file differs. A
 * running portal reads what its build has stored, and holds nothing here.
 */
const parsed = new LRUCache<string, { value: unknown }>({ max: 8000 });

/** The value is shared and must not be modified. `kind`: what is made of the source. A failure is not remembered. */
export function parseOnce<Value>(kind: string, source: string, parse: () => Value): Value {
  const key = `${kind} ${source}`;
  const known = parsed.get(key);
  if (known) return known.value as Value;
  const value = parse();
  parsed.set(key, { value });
  return value;
}
