/**
 * A name that every system can store, of these parts: small letters a to z, digits and hyphens, with an underscore
 * between two parts. Empty ones are left out.
 */
export function fileName(parts: string[], ending: string): string {
  const safe = parts.map(safePart).filter(Boolean);
  return `${safe.join("_").slice(0, 120) || "file"}.${ending}`;
}

/** A part without any allowed letter, such as a text in another script, is left out. */
function safePart(part: string): string {
  return part
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}
