import { inEachLanguage, type Text } from "../../i18n/language";
import { plainText } from "./plain-text";

const box = /<aside class="callout callout-classroom"[^>]*><p class="callout-title">[^<]*<\/p>([\s\S]*?)<\/aside>/g;

/** A topic's proposal for the class: its first page with an "In your classroom" block, and the blocks' text. */
export type Classroom = { page: number; html: Text; plain: Text };

/** @param pages - the topic's pages as HTML, in their order */
export function findClassroom(pages: { html: Text }[]): Classroom | null {
  const index = pages.findIndex(({ html }) => Object.values(html).some((each) => each.match(box)));
  const page = pages[index];
  if (!page) return null;
  const html = inEachLanguage((language) =>
    [...page.html[language].matchAll(box)].map(([, inner]) => (inner ?? "").trim()).join("\n"),
  );
  return { page: index + 1, html, plain: inEachLanguage((language) => plainText(html[language])) };
}
