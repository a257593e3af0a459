export type TextPart = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** Punctuation that belongs to the sentence, not to the address before it. */
const trailing = /[.,;:!?।)\]'’»]+$/;

/** Splits plain text into links (http and https addresses) and text. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(trailing, "");
    const href = linkAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function linkAddress(shown: string): string | null {
  const whole = shown.toLowerCase().startsWith("www.") ? `https://${shown}` : shown;
  return URL.canParse(whole) && new URL(whole).hostname.includes(".") ? new URL(whole).href : null;
}
