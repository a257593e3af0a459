/** What is needed of the browser's voice to choose it. */
export type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/**
 * The voice of the device for a language: that of India first, then any other. One that runs on a server is not taken: it
 * would send what is read to its maker (rule: accessibility.listen).
 * @param locale - such as hi-IN
 */
export function chooseVoice<Of extends Voice>(voices: readonly Of[], locale: string): Of | null {
  const wanted = locale.toLowerCase();
  const own = voices.filter(({ lang, localService }) => localService && part(lang) === part(wanted));
  // Android writes hi_IN.
  const fits = own.filter(({ lang }) => lang.toLowerCase().replace("_", "-") === wanted);
  return fits.find((voice) => voice.default) ?? fits[0] ?? own[0] ?? null;
}

function part(locale: string): string {
  return locale.toLowerCase().split(/[-_]/, 1)[0] ?? "";
}
