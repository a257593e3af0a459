import { fileText } from "../../platform/file-text";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text between the tags or in an attribute of XML, for a writer that does not escape. */
export function xmlText(text: string): string {
  return fileText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A text in a CDATA section of XML, which these three signs end. */
export function cdataText(text: string): string {
  return fileText(text).replaceAll("]]>", "]] >");
}
