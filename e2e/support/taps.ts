import type { BrowserContext } from "@playwright/test";
import { type Language, messageText } from "./messages";

type Given = { optional: string };

/**
 * Counts what a learner does with a finger, on every page that the context opens from now on: each link, button and
 * quiz option that is pressed, and each field that is filled in although it is marked as optional. Required fields do
 * not count.
 */
export async function countTaps(context: BrowserContext, language: Language): Promise<string[]> {
  const taps: string[] = [];
  await context.exposeBinding("reportTap", (_, what: string) => void taps.push(what));
  await context.addInitScript(listen, { optional: messageText(language, "profile.optional") });
  return taps;
}

/** Runs in the page. */
function listen({ optional }: Given): void {
  const report = (what: string) => (window as unknown as { reportTap: (what: string) => void }).reportTap(what);
  const elementWords = (element: Element | null) =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
  addEventListener(
    "click",
    (event) => {
      const pressed =
        event.isTrusted && event.target instanceof Element ? event.target.closest("a, button, summary") : null;
      if (pressed) report(`tap: ${elementWords(pressed)}`);
    },
    true,
  );
  addEventListener(
    "change",
    (event) => {
      const field = event.target;
      if (
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement
        )
      )
        return;
      if (field.name === "choice") report(`option: ${elementWords(field.labels?.[0] ?? null)}`);
      else if (elementWords(field.labels?.[0] ?? null).endsWith(`(${optional})`))
        report(`optional field: ${field.name}`);
    },
    true,
  );
}
