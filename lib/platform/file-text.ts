/**
 * A text as every exported file may hold it: without control signs and noncharacters, which XML does not allow even as
 * references, so that one such sign makes a spreadsheet or feed unreadable; with half a surrogate pair as the
 * replacement sign. Tabs and line breaks stay.
 */
export function fileText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, "");
}

/** Every text in a value that is written as JSON, such as a badge. */
export function withFileTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === "string" ? fileText(each) : each)));
}
