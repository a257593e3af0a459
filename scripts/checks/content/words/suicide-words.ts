import type { Problem } from "../../../../lib/platform/content/broken";
import { isReading, type WrittenText } from "../texts";
import { wordProblems } from "./words";

const suicide = /\bsuicid|आत्महत्या/gi;
/** From so many mentions on, a page is about suicide and is read by people who think of it. */
const mentionsOfAPageAboutIt = 3;

/** Whether a page is about suicide: its title says it, or it is named often. */
export function isAboutSuicide({ file, source }: WrittenText): boolean {
  const title = /^---\n[\s\S]*?title:([^\n]*)/.exec(source)?.[1] ?? "";
  return (
    /^(?:articles|courses|handouts|discussions|class-plans)\//.test(file) &&
    ((title.match(suicide) ?? []).length > 0 || (source.match(suicide) ?? []).length >= mentionsOfAPageAboutIt)
  );
}

/** A text about suicide that names a means, or a page without whom to call (WHO, "Preventing suicide"). */
export function unsafeSuicidePages(texts: WrittenText[]): Problem[] {
  return texts
    .filter(isAboutSuicide)
    .flatMap((text) => [
      ...(text.file.endsWith(".md") && isReading(text) && !/^:::help/m.test(text.source)
        ? [{ file: text.file, field: "", message: "is about suicide and has no :::help block" }]
        : []),
      ...wordProblems([text], "meansOfSuicide"),
    ]);
}
