import type { Values } from "@/components/layout/visitor/tab-drafts";
import { controlsOf, setControl } from "./form-values";

/**
 * Puts values into a form. A field or an option that is not there yet, such as the districts of a state, gets its value when it comes.
 * One field at a time, so that what depends on it is rendered before the next.
 */
export function putBackLater(form: HTMLFormElement) {
  const waiting = new Map<string, string[]>();
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    timer = undefined;
    for (const [name, values] of waiting) {
      const controls = controlsOf(form).filter((control) => control.name === name);
      working = true;
      const outcomes = controls.map((control, index) => setControl(control, values, index));
      working = false;
      if (controls.length === 0 || outcomes.includes("no such option")) continue;
      waiting.delete(name);
      if (outcomes.includes("set")) return soon();
    }
  };
  const soon = () => {
    if (waiting.size > 0) timer ??= setTimeout(work);
  };
  const observer = new MutationObserver(soon);
  observer.observe(form, { childList: true, subtree: true });

  return {
    put(values: Values) {
      for (const [name, all] of Object.entries(values)) waiting.set(name, all);
      soon();
    },
    /** Whether an event comes from here rather than from somebody who types. */
    isWorking: () => working,
    waiting: (): Values => Object.fromEntries(waiting),
    /** Somebody chose or typed: a choice outdates what waits for an older one. */
    outdate(control: { name: string; type: string }) {
      if (control.type === "select-one") waiting.clear();
      else waiting.delete(control.name);
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}
