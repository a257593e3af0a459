/**
 * How much of a line one em of the name's full size takes: the sheet is 87 parts wide inside its frame, the name 5.4
 * (certificate.css).
 */
const lineInEm = 87 / 5.4;
/** Below this scale a name is broken into two lines instead. */
const smallestInOneLine = 0.66;

/**
 * The share of its full size at which a name fits the sheet in at most two lines, so that the sheet stays one page.
 * Estimated a little too wide: the letters of the device are not known here.
 */
export function nameScale(name: string): number {
  const words = name.trim().split(/\s+/).map(widthInEm);
  const longest = Math.max(...words);
  const whole = words.reduce((sum, width) => sum + width, 0.3 * (words.length - 1));
  // Two lines are rarely equally long: the longest word may have to move to the second line as a whole.
  const inTwoLines = (2 * lineInEm) / (whole + longest);
  return Math.min(1, Math.max(lineInEm / whole, Math.min(smallestInOneLine, inTwoLines, lineInEm / longest)));
}

/** Letters by their kind; marks above and below a letter take no width. */
function widthInEm(word: string): number {
  let width = 0;
  for (const letter of word.normalize("NFC")) {
    if (/[\u0903\u093e\u0940\u0949-\u094c]/.test(letter)) width += 0.4;
    else if (/\p{M}/u.test(letter)) width += 0;
    else if (/[MWmw@]/.test(letter)) width += 0.96;
    else if (/[A-Z0-9]/.test(letter)) width += 0.72;
    else if (/[iljtfrI.'’]/.test(letter)) width += 0.44;
    else if (/[\u0900-\u097f]/.test(letter)) width += 0.84;
    else width += 0.64;
  }
  return width;
}
