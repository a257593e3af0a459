import { tryStorage } from "./try-storage";
import { signedInHere } from "./visitor";

/** The values of a form's fields by name; a name may occur several times. */
export type DraftValues = Record<string, string[]>;

/** What differs from the server's values, with those, so that a value changed elsewhere meanwhile wins. */
export type Typed = { values: DraftValues; base: Record<string, string> };
type Stored = Typed & { at: number };

/** The owner of a form without an account. */
export const guest = "guest";
const prefix = "typed:";
const longestMs = 24 * 60 * 60 * 1000;
const draftKey = (owner: string, name: string) => `${prefix}${owner}:${name}`;
const isHere = (owner: string) => signedInHere() === (owner !== guest);

/** Stores a form's fields for this tab, not for the browser's next user (rule: registration.drafts). */
export function storeTyped(owner: string, name: string, typed: Typed): void {
  if (isHere(owner))
    tryStorage("session", (storage) =>
      storage.setItem(draftKey(owner, name), JSON.stringify({ at: Date.now(), ...typed } satisfies Stored)),
    );
}

export function readTyped(owner: string, name: string): Typed | null {
  return (
    tryStorage("session", (storage) => {
      if (!isHere(owner)) return null;
      const stored = JSON.parse(storage.getItem(draftKey(owner, name)) ?? "null") as Stored | null;
      return stored && Date.now() - stored.at < longestMs ? stored : null;
    }) ?? null
  );
}

export function dropTyped(owner: string, name: string): void {
  tryStorage("session", (storage) => storage.removeItem(draftKey(owner, name)));
}

/** Deletes the typed fields of every form in this tab, except those of `owner`, who is signed in now. */
export function deleteTyped(owner?: string): void {
  tryStorage("session", (storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !(owner && key.startsWith(draftKey(owner, "")))) storage.removeItem(key);
  });
}
