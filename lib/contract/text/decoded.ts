/** The text of a part of an address or of a cookie; null where its escapes are invalid. Plain Node reads this file too. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
