/** The texts of some keys, for a client component that needs no others. */
export function pickTexts<Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}
