import * as z from "zod";
import { defaultLanguage, inEachLanguage, type Language, langWithin, type Text } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { noneTwice } from "../broken";
import { id, shown, text, written } from "../schema";
import { escapeHtml } from "../text/escape-html";

const year = z.number().int().min(1900).max(2100);
/** One text where it is the same in each language, as the title of a book that was never translated. */
const named = z.union([shown.transform((same) => inEachLanguage(() => same)), text]);
const address = z.url({ protocol: /^https$/ });
const source = z.strictObject({
  key: id,
  title: named,
  publisher: named,
  year,
  address,
  second: address.optional(),
  opened: z.strictObject({ by: written, on: z.iso.date() }).optional(),
});

export const sourcesFile = z
  .array(source)
  .min(1)
  .superRefine(noneTwice(({ key }) => key))
  .superRefine(noneTwice(({ title }) => title[defaultLanguage]));

/**
 * What a text rests on. `address` is the source's own page, or its publisher's where no lasting page is known; `second`
 * is another place to find it, where the first one moves. `opened`: who has opened them, and when.
 */
export type Source = z.infer<typeof source>;

type SourceLine = { title: string; publisher: string; year: number | null; addresses: string[] };

/**
 * A source as an entry of a list. Title and publisher are each in its language: on a Hindi page an English title may have
 * a Hindi publisher. A link shows the host of its address.
 */
export function sourceHtml({ title, publisher, year, addresses }: SourceLine, language: Language): string {
  const [titleLang, publisherLang] = [langWithin(language, title), langWithin(language, publisher)];
  const cite = `<cite${titleLang ? ` lang="${titleLang}"` : ""}>${escapeHtml(title)}</cite>`;
  const by = publisherLang ? `<span lang="${publisherLang}">${escapeHtml(publisher)}</span>` : escapeHtml(publisher);
  const name = `${cite}. ${by}${year ? `, ${year}` : ""}`;
  const links = addresses.map((each) => `<a href="${escapeHtml(each)}">${escapeHtml(new URL(each).host)}</a>`);
  return `<li>${[name, links.join(", ")].filter(Boolean).join(". ")}</li>`;
}

/** The list of sources at the end of a lesson, as HTML. */
export function sourcesHtml(sources: Source[]): Text {
  return inEachLanguage((language) => {
    const lines = sources.map(({ title, publisher, year, address, second }) => {
      const addresses = second ? [address, second] : [address];
      return sourceHtml({ title: title[language], publisher: publisher[language], year, addresses }, language);
    });
    return sources.length === 0
      ? ""
      : `\n<h2>${messagesIn(language).articles.sources}</h2>\n<ul class="origin">\n${lines.join("\n")}\n</ul>`;
  });
}
