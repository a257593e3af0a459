/**
 * A text has letters of a script that the certificate's font lacks (Urdu, Bengali, Tamil …): the user must give it in
 * Latin or Devanagari.
 */
export class CertificateTextUnprintable extends Error {
  override name = "CertificateTextUnprintable";

  readonly letters: string;

  constructor(letters: string) {
    super(`The certificate's font has no letters for: ${letters}`);
    this.letters = letters;
  }
}
