import type { Queued } from "../queue/queue";
import { queueStore } from "../queue/store";
import { button, el } from "./dom";
import type { Here } from "./frame";
import { noteFlag } from "./stored";

/** What the server did not accept, with the reason and the text that was typed; null where there is nothing. */
export function refusedList({ account, stored, words }: Here, after: () => unknown): HTMLElement | null {
  const refused = stored.queue.filter((entry) => entry.refused !== undefined);
  if (refused.length === 0) return null;
  const remove = async ({ seq, key }: Queued) => {
    await queueStore.remove(seq, key);
    await noteFlag(account);
    after();
  };
  const items = refused.map((entry) =>
    el(
      "li",
      el("strong", `${words[`kind_${entry.about.kind}`]}: ${entry.about.title}`),
      el("p", entry.refused),
      entry.text && el("p", { class: "kept-text" }, entry.text),
      button(words.dismiss, () => remove(entry)),
    ),
  );
  return el("section", { class: "refused" }, el("h2", words.refusedTitle), el("p", words.refusedText), el("ul", items));
}
