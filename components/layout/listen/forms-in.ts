import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { matchAny, patterns, type SpokenForms } from "./spoken-forms";

/** The spoken forms that a text needs: a page carries no others. `html`: the text as it is shown. */
export function spokenFormsIn(html: string, language: Language): SpokenForms {
  const text = html.replace(/<[^>]*>/g, " ");
  const { spoken } = portalContent();
  const needed = (place: keyof SpokenForms) =>
    spoken[place].flatMap((form) =>
      form.written
        .filter((written) => text.includes(written) && patterns[place](matchAny([written])).test(text))
        .map((written): [string, string] => [written, form[language]]),
    );
  return { words: needed("words"), after: needed("after"), before: needed("before"), between: needed("between") };
}
