import { plainTextSelectors, render } from "@react-email/render";
import { compile } from "html-to-text";
import type { ComponentProps } from "react";
import { LetterMail } from "./letter-mail";

/** Both parts of a mail, from one template. */
export async function renderLetter(given: ComponentProps<typeof LetterMail>): Promise<{ html: string; text: string }> {
  const html = await render(<LetterMail {...given} />);
  return { html, text: plainText(html) };
}

/** Made once: making it takes longer than its use. */
const toText = compile({
  wordwrap: false,
  selectors: [...plainTextSelectors, { selector: "h1", options: { uppercase: false } }],
});

/** An address is on its own line, where every mail program turns it into a link. */
function plainText(html: string): string {
  return `${toText(html).replace(/ (https?:\/\/\S+)$/gm, ":\n$1")}\n`;
}
