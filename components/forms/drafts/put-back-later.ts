import type { Values } from "@/components/layout/visitor/tab-drafts";
import { controlsOf, setControl } from "./form-values";

/**
 * Restores values in a form. A field or option that is not rendered yet, such as the districts of a state, gets its value when it appears.
 * Fields are set one at a time, so that dependent fields are rendered before the next one is set.
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
    /** Whether the current event was caused by restoring, not by the user. */
    isWorking: () => working,
    waiting: (): Values => Object.fromEntries(waiting),
    /** The user changed a control: its waiting value is obsolete, and a new choice makes all waiting values obsolete. */
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
