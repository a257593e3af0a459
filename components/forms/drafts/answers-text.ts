// Control characters, which no keyboard types. A text that was cut off can still be read up to the cut.
const [valueSign, endSign] = ["\u0001", "\u0002"];

/** Answers as one text, which waits for the login. */
export const answersAsText = (answers: Record<string, string>): string =>
  Object.entries(answers)
    .map(([name, value]) => `${name}${valueSign}${value}`)
    .join(endSign);

export const answersInText = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(endSign)
      .map((each) => each.split(valueSign))
      .filter((parts): parts is [string, string] => parts.length === 2),
  );
