const maxLength = 40;

/**
 * A name as a mail may contain it; null when it is none. Anybody can register a stranger's address, so a "name" that carries an address
 * or a sentence must not reach the stranger over our signature.
 */
export function mailableName(name: string): string | null {
  const trimmed = name.normalize("NFC").trim().replace(/\s+/g, " ");
  if (trimmed.length > maxLength || /\.\S/.test(trimmed)) return null;
  // Letters and marks of any script; a joiner is part of how some Hindi names are written.
  return /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u.test(trimmed) ? trimmed : null;
}
