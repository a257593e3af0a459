import type { Problem } from "../../../../lib/platform/content/broken";
import { isReading, proseLines, type WrittenText } from "../texts";

const suicide = /\bsuicid|आत्महत्या/gi;
/** From so many mentions on, a page is about suicide and is read by people who think of it. */
const mentionsOfAPageAboutIt = 3;

const methods =
  /\b(?:hang(?:s|ed|ing)? (?:him|her|them|your|my)sel[fv]\w*|hanging|hanged|noose|overdos\w*|poison\w*|pesticide\w*|insecticide\w*|(?:slit|cut)(?:s|ting)? (?:his|her|their|the|my|your) (?:wrists?|veins?)|jump(?:s|ed|ing)? (?:from|off|in front)|railway (?:line|track)s?|drown(?:s|ed|ing)? (?:him|her|them)sel[fv]\w*)\b|फाँसी|फांसी|फंदा|फंदे|ज़हर|कीटनाशक|नस(?:ें)? काट|कलाई(?:याँ)? काट|(?:छत|पुल|इमारत) से कूद|रेल की पटरी|नींद की गोलि/iu;

/** Whether a page is about suicide: its title says it, or it is named often. */
export function isAboutSuicide({ file, source }: WrittenText): boolean {
  const title = /^---\n[\s\S]*?title:([^\n]*)/.exec(source)?.[1] ?? "";
  return (
    /^(?:articles|courses|handouts|discussions|class-plans)\//.test(file) &&
    ((title.match(suicide) ?? []).length > 0 || (source.match(suicide) ?? []).length >= mentionsOfAPageAboutIt)
  );
}

/**
 * A page, quiz or case about suicide that names a means of it, or a page that says nowhere whom to call (WHO, "Preventing suicide: a resource
 * for media professionals").
 */
export function unsafeSuicidePages(texts: WrittenText[]): Problem[] {
  return texts.filter(isAboutSuicide).flatMap(({ file, source }) => [
    ...(file.endsWith(".md") && isReading({ file }) && !/^:::help/m.test(source)
      ? [{ file, field: "", message: "is about suicide and has no :::help block" }]
      : []),
    ...proseLines(source).flatMap(({ number, words }) => {
      const found = methods.exec(words)?.[0];
      return found
        ? [{ file, field: `line ${number}`, message: `names a means of suicide on a page about it: ${found}` }]
        : [];
    }),
  ]);
}
