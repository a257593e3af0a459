import { useRef } from "react";
import { tryStorage } from "@/components/layout/visitor/try-storage";
import { sentKeyField } from "@/lib/api/page-account/account-names";
import { pageAccount, signedInMarker } from "@/lib/api/page-account/page-account";
import {
  cookieOfUnsent,
  keepsAttribute,
  offlineFlag,
  type UnsentCall,
  unsentCalls,
  unsentLock,
} from "@/lib/contract/meta/unsent";

/** The call of a form; its key and its account are added when it is kept. */
export type Unsent = Omit<UnsentCall, "account" | "key" | "about"> & { kind: UnsentCall["about"]["kind"] };

/**
 * Keeps a learner's call on this phone, so that it is sent when a page of the portal is next opened with a connection,
 * also after this one was closed. Nothing is kept where the script that sends it does not run.
 */
export function keepUnsent({ kind, ...call }: Unsent, key: string): void {
  const account = pageAccount();
  if (!key || !account || signedInMarker() !== account) return;
  if (!document.documentElement.hasAttribute(keepsAttribute)) return;
  const title = document.querySelector("h1")?.textContent ?? "";
  change((calls, flag) => {
    if (flag && flag.account !== account) return null;
    const others = calls.filter(({ name }) => name !== call.name);
    const unsent = (flag?.unsent ?? 0) + 1 - (calls.length - others.length);
    return { calls: [...others, { ...call, account, key, about: { kind, title } }], flag: { account, unsent } };
  });
}

/** Whether what this draft holds is sent without its form: it is not put back into it then. */
export function isKept(draft: string): boolean {
  return tryStorage("local", keptCalls)?.some((call) => call.draft === draft) ?? false;
}

const keptCalls = (storage: Storage) => JSON.parse(storage.getItem(unsentCalls) ?? "[]") as UnsentCall[];

export function forgetUnsent(name: string): void {
  change((calls, flag) => {
    const others = calls.filter((call) => call.name !== name);
    if (!flag || others.length === calls.length) return null;
    return { calls: others, flag: { ...flag, unsent: Math.max(0, flag.unsent - 1) } };
  });
}

type Flag = { account: string; unsent: number };
/** Browsers may block the storage; then the form still holds the text, and shows that it was not sent. */
function change(work: (calls: UnsentCall[], flag: Flag | null) => { calls: UnsentCall[]; flag: Flag } | null): void {
  tryStorage("local", (storage) => {
    const kept = work(keptCalls(storage), JSON.parse(storage.getItem(offlineFlag) ?? "null") as Flag | null);
    if (!kept) return;
    storage.setItem(unsentCalls, JSON.stringify(kept.calls));
    storage.setItem(offlineFlag, JSON.stringify(kept.flag));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that teachers have
    document.cookie = cookieOfUnsent(kept.flag.unsent);
  });
}

/**
 * Names what a form sends, so that it is stored once although its answer was lost and it is sent again: by the form, or
 * later by what `keepUnsent` has kept. The same words have the same key until they have arrived. Null for a form that
 * keeps nothing.
 */
export function useUnsent(keeps: ((form: FormData) => Unsent) | undefined) {
  const last = useRef({ words: "", key: "" });
  const release = useRef<() => void>(() => undefined);
  if (!keeps) return null;
  return {
    begin(form: FormData): void {
      const { name, path, body } = keeps(form);
      const words = JSON.stringify([path, body]);
      // Browsers provide random ids in secure contexts only.
      if (last.current.words !== words) last.current = { words, key: window.crypto.randomUUID?.() ?? "" };
      form.set(sentKeyField, last.current.key);
      // What was kept before stays until this has arrived: the page may be closed in between.
      const over = new Promise<void>((resolve) => (release.current = resolve));
      window.navigator.locks?.request(unsentLock(name), () => over).catch(() => undefined);
    },
    lost(form: FormData): void {
      keepUnsent(keeps(form), last.current.key);
      release.current();
    },
    arrived(form: FormData): void {
      forgetUnsent(keeps(form).name);
      last.current = { words: "", key: "" };
      release.current();
    },
  };
}
