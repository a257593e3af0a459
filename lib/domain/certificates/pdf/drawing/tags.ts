/** The kinds of element that a screen reader announces in a certificate. */
type TagType = "H1" | "P" | "Figure" | "Link" | "Sect" | "Div";

/**
 * The tag of a node in the structure of a tagged PDF (patches/@react-pdf+render). A text without a tag is a paragraph;
 * anything else without one is an ornament, which screen readers skip. `alt`: the text that is read in place of a
 * picture or link.
 */
export function tag(type: TagType, alt?: string): object {
  return { tag: { type, alt } };
}

/** Marks the document as tagged, in the way that PDF/UA requires. */
export const taggedDocument: object = { tagged: true, conformance: "PDF/UA" };
