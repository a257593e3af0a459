import { type Length, ownWordsProblem } from "@/lib/contract/rules/own-words";
import type { Problem } from "../form-state";
import type { OwnWordsTexts } from "./own-words-texts";

/** What a typed text lacks, in the words of the page; an empty one has a message of its own. */
export function ownWordsMessages(text: string, prompt: string, length: Length, texts: OwnWordsTexts): Problem[] {
  const problem = text.trim() ? ownWordsProblem(text, [prompt], length) : null;
  if (!problem) return [];
  const { key, values } = problem;
  const message = texts[key].replace("#found", String(values.found)).replace("#needed", String(values.needed));
  return [{ key, message }];
}
