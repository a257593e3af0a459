import type { CSSProperties } from "react";
import { colours } from "../../colours";
import { type Language, languageFacts } from "../../i18n/language";

// The colours of the portal. Mail programs do not support CSS variables and few support classes, so the light colours
// are inline.
const { ink, inkSoft, paper, hairline, peacock, haldi, marigold, white } = colours;

const fonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif";

export function stylesIn(language: Language) {
  // Scripts such as Devanagari need space above and below, or their vowel signs are cut off.
  const isLatin = languageFacts[language].script === "Latin";
  const text: CSSProperties = {
    margin: "0 0 16px",
    color: ink,
    fontSize: "17px",
    lineHeight: isLatin ? "1.6" : "1.75",
  };
  const small: CSSProperties = { ...text, margin: "0 0 10px", color: inkSoft, fontSize: "15px" };
  return {
    page: { margin: 0, padding: "24px 12px", backgroundColor: paper, fontFamily: fonts },
    column: { maxWidth: "560px" },
    wordmark: { margin: 0, color: peacock, fontSize: "22px", fontWeight: 700, lineHeight: "1.5" },
    band: {
      height: "2px",
      margin: "8px 0 16px",
      borderTop: `2px solid ${marigold}`,
      borderBottom: `2px solid ${marigold}`,
    },
    card: {
      padding: "28px 24px 18px",
      backgroundColor: white,
      border: `1px solid ${hairline}`,
      borderRadius: "12px",
    },
    heading: { margin: "0 0 16px", color: ink, fontSize: "24px", fontWeight: 700, lineHeight: isLatin ? "1.3" : "1.5" },
    text,
    small,
    facts: { margin: "8px 0 18px", padding: "14px 16px 4px", backgroundColor: haldi, borderRadius: "8px" },
    factLabel: { ...small, margin: 0 },
    factValue: { ...text, margin: "0 0 10px", fontWeight: 700 },
    buttonRow: { margin: "10px 0 26px" },
    button: {
      padding: "14px 24px",
      backgroundColor: peacock,
      borderRadius: "8px",
      color: white,
      fontSize: "17px",
      fontWeight: 700,
      lineHeight: "1.4",
      textAlign: "center",
      textDecoration: "none",
    },
    link: { color: peacock, textDecoration: "underline" },
    address: { ...small, color: peacock, fontSize: "14px", lineHeight: "1.5", wordBreak: "break-all" },
    rule: { margin: "18px 0 16px", borderTop: `1px solid ${hairline}` },
    foot: { padding: "16px 24px 8px" },
  } satisfies Record<string, CSSProperties>;
}

/** The dark colours, which must override the inline ones. Other programs invert the light ones themselves. */
export const darkLook = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #12192A !important; }
  .card { background-color: #1B2438 !important; border-color: #35415C !important; }
  .ink { color: #F3EEE4 !important; }
  .soft { color: #BCC4D4 !important; }
  .accent { color: #86D3CD !important; }
  .action { background-color: #86D3CD !important; color: #12192A !important; }
  .facts { background-color: #3A3018 !important; }
  .rule { border-color: #35415C !important; }
}`;
