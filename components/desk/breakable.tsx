import { Fragment } from "react";

/** A text whose addresses break at their own signs (after @, before a full stop), and not inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
