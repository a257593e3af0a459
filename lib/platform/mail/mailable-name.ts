const maxLength = 40;

/**
 * The name in a form that is safe in a mail; null when it does not look like a name. Anyone can register a stranger's
 * address, so a "name" that contains an address or a sentence must not be sent to the stranger in our mail.
 */
export function mailableName(name: string): string | null {
  const trimmed = name.normalize("NFC").trim().replace(/\s+/g, " ");
  if (trimmed.length > maxLength || /\.\S/.test(trimmed)) return null;
  // Letters and marks of any script; a joiner is part of how some Hindi names are written.
  return /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u.test(trimmed) ? trimmed : null;
}
