import { render, toPlainText } from "@react-email/render";
import type { ComponentProps } from "react";
import { LetterMail } from "./letter-mail";

/** Both parts of a mail, from one template. */
export async function renderLetter(given: ComponentProps<typeof LetterMail>): Promise<{ html: string; text: string }> {
  const html = await render(<LetterMail {...given} />);
  return { html, text: plainText(html) };
}

/** An address is on its own line, where every mail program turns it into a link. */
function plainText(html: string): string {
  const text = toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
  return `${text.replace(/ (https?:\/\/\S+)$/gm, ":\n$1")}\n`;
}
