export const strengths = ["weak", "fair", "strong"] as const;
export type Strength = (typeof strengths)[number];

const known =
  /pass(?:word|wort)?|qwerty|asdf|zxcv|welcome|admin|login|letmein|iloveyou|monkey|dragon|india|bharat|krishna|ganesh|hanuman|jai|shri|ram|sai|baba|maa|papa|school|teacher|student|sehat|shala|love|hello|master|test|(?:19|20)\d\d/gi;

/** How hard a password is to guess, roughly. The portal's list of common passwords decides when the form is submitted. */
export function strengthOf(password: string): Strength {
  const surprising = withoutRuns(password.replace(known, "~")).length;
  const bits = surprising * Math.log2(alphabetOf(password));
  if (bits < 34) return "weak";
  return bits < 56 ? "fair" : "strong";
}

/** In "aaaa", "abcd" and "4321" every character after the first is easy to guess. */
function withoutRuns(text: string): string {
  return [...text]
    .filter((sign, index, all) => Math.abs((sign.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? Number.MIN_SAFE_INTEGER)) > 1)
    .join("");
}

function alphabetOf(password: string): number {
  const sizes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[\u0900-\u097f]/, 60],
    [/[^a-zA-Z\d\u0900-\u097f]/, 20],
  ];
  return sizes.reduce((sum, [sign, size]) => (sign.test(password) ? sum + size : sum), 1);
}
