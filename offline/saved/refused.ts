import type { Queued, Waiting } from "../queue/queue";
import { queueStore } from "../queue/store";
import { fill } from "../shared/words";
import { el } from "./dom";
import { noteFlag } from "./stored";
import type { SavedWords } from "./words";

const kindLabel = (words: SavedWords, kind: Waiting["about"]["kind"]): string => words[`kind_${kind}`];

/** What the server did not accept, with the reason and the text that was typed; null where there is nothing. */
export function refusedList(
  account: string,
  queue: Queued[],
  words: SavedWords,
  after: () => unknown,
): HTMLElement | null {
  const refused = queue.filter((entry) => entry.refused !== undefined);
  if (refused.length === 0) return null;
  const remove = async ({ seq, key }: Queued) => {
    await queueStore.remove(seq, key);
    await noteFlag(account);
    after();
  };
  return el(
    "section",
    { class: "refused" },
    el("h2", {}, words.refusedTitle),
    el("p", {}, words.refusedText),
    el(
      "ul",
      {},
      ...refused.map((entry) =>
        el(
          "li",
          {},
          el("strong", {}, `${kindLabel(words, entry.about.kind)}: ${entry.about.title}`),
          el("p", {}, entry.refused ?? ""),
          entry.text ? el("p", { class: "kept-text" }, entry.text) : null,
          el("button", { type: "button", onclick: () => void remove(entry) }, words.dismiss),
        ),
      ),
    ),
  );
}

/** How much waits to be sent; null where nothing does. */
export function waitingLine(queue: Queued[], words: SavedWords): HTMLElement | null {
  const count = queue.filter(({ refused, about }) => refused === undefined && about.kind !== "reading").length;
  if (count === 0) return null;
  return el(
    "p",
    { class: "waiting", role: "status" },
    count === 1 ? words.waitingOne : fill(words.waitingMany, { count }),
  );
}
