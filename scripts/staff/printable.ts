/** Removes control characters, because text that people typed could control the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "");
}
