/**
 * A password as it is counted, compared and hashed: one keyboard sends ज़ as one sign, another as two
 * (rule: password.spelling).
 */
export function plainPassword(typed: string): string {
  return typed.normalize("NFC");
}
