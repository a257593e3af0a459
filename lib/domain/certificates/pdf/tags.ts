/** The kinds of element that a screen reader announces in a certificate. */
type TagType = "H1" | "P" | "Figure" | "Link" | "Sect" | "Div";

/**
 * The place of a node in the structure of a tagged PDF (patches/@react-pdf+render). A text without one is a paragraph; what else is painted without one
 * is an ornament, which screen readers leave out. `alt`: what is said in place of a picture or link.
 */
export function tag(type: TagType, alt?: string): object {
  return { tag: { type, alt } };
}

/** The document has a structure, and says so as PDF/UA does. */
export const taggedDocument: object = { tagged: true, conformance: "PDF/UA" };
