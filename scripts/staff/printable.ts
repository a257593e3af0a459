/** What people type may hold signs that steer a terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "");
}
