import { signedInHere } from "./visitor";

/** What the fields of a form hold, by name; a name may stand several times. */
export type Values = Record<string, string[]>;

/** What differs from what the server rendered, and what it rendered there, so that a value that was changed elsewhere meanwhile wins. */
export type Typed = { values: Values; base: Record<string, string> };
type Stored = Typed & { at: number };

/** Whose form it is, of somebody without an account. */
export const guest = "guest";
const prefix = "typed:";
const longestMs = 24 * 60 * 60 * 1000;
const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;
const isHere = (owner: string) => signedInHere() === (owner !== guest);

/** Keeps what was typed in a form for this tab: through a reload and a change of language, not for whoever opens the browser next. */
export function storeTyped(owner: string, name: string, typed: Typed): void {
  if (isHere(owner)) tryStorage((storage) => storage.setItem(keyOf(owner, name), JSON.stringify({ at: Date.now(), ...typed } satisfies Stored)));
}

export function readTyped(owner: string, name: string): Typed | null {
  return (
    tryStorage((storage) => {
      if (!isHere(owner)) return null;
      const stored = JSON.parse(storage.getItem(keyOf(owner, name)) ?? "null") as Stored | null;
      return stored && Date.now() - stored.at < longestMs ? stored : null;
    }) ?? null
  );
}

export function dropTyped(owner: string, name: string): void {
  tryStorage((storage) => storage.removeItem(keyOf(owner, name)));
}

/** Forgets what everybody typed in the forms of this tab; but for `owner`, who is signed in now. */
export function deleteTyped(owner?: string): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && !(owner && key.startsWith(keyOf(owner, "")))) storage.removeItem(key);
  });
}

/** A browser that refuses its storage keeps nothing and fails nothing. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
