/** The texts of a component: each is the name of its key, except those that are given. */
export function keyTexts<Texts extends object>(given: Partial<Texts> = {}): Texts {
  return new Proxy(given, { get: (texts, key) => (key in texts ? Reflect.get(texts, key) : String(key)) }) as Texts;
}
