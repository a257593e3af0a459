/** The texts of some keys only, for a client component. */
export function pickTexts<Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}
