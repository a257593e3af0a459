export const longestPassword = 1024;

/** A password as it is counted and hashed: keyboards send ज़ as one sign or two (rule: password.spelling). */
export function plainPassword(typed: string): string {
  return typed.length > longestPassword ? typed : typed.normalize("NFC");
}
