/** Text that is HTML already. Only `html` creates it. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | Part[];

/** A piece of HTML. Inserted values are escaped, unless `html` created them. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + (index < parts.length ? written(parts[index]) : "")).join(""));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join("");
  if (part === false || part === null || part === undefined) return "";
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
