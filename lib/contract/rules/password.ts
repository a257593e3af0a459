/** A password as it is counted and hashed: keyboards send ज़ as one sign or two (rule: password.spelling). */
export function plainPassword(typed: string): string {
  return typed.normalize("NFC");
}
