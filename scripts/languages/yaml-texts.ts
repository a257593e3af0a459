import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from "yaml";

type Insertion = { at: number; text: string };

/**
 * Puts the text of a further language above the default language's, in every map that has a text, or a list of texts, in
 * all of `languages`.
 * The rest of the file stays as it is written, comments too.
 */
export function addYamlTexts(
  source: string,
  { code, languages, translate }: { code: string; languages: string[]; translate: (english: string) => string },
): string {
  const [first = ""] = languages;
  const insertions: Insertion[] = [];
  visit(parseDocument(source), {
    Map(_, map) {
      if (!languages.every((language) => texts(map.get(language)) !== null)) return;
      const key = map.items
        .map((pair) => pair.key)
        .find((each): each is Scalar => isScalar(each) && each.value === first);
      const at = key?.range?.[0];
      if (at === undefined || !isMap(map)) return;
      const [text = "", ...more] = (texts(map.get(first)) ?? []).map(translate);
      const indent = at - (source.lastIndexOf("\n", at - 1) + 1);
      insertions.push({
        at,
        text: `${code}: ${isSeq(map.get(first)) ? JSON.stringify([text, ...more]) : written(text, map.flow ? null : indent)}${map.flow ? ", " : `\n${" ".repeat(indent)}`}`,
      });
    },
  });
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, each) => text.slice(0, each.at) + each.text + text.slice(each.at), source);
}

/** A text, or the texts of a list of them; null for anything else. */
function texts(node: unknown): string[] | null {
  if (typeof node === "string") return [node];
  if (!isSeq(node)) return null;
  const each = node.items.map((item) => (isScalar(item) ? item.value : null));
  return each.every((value) => typeof value === "string") ? each : null;
}

/** A text of several lines stays one in a block; anything else is quoted, which every YAML reader takes. */
function written(text: string, indent: number | null): string {
  if (indent === null || !text.includes("\n")) return JSON.stringify(text);
  const lines = text.replace(/\n$/, "").split("\n");
  return [text.endsWith("\n") ? "|" : "|-", ...lines.map((line) => (line ? " ".repeat(indent + 2) + line : ""))].join(
    "\n",
  );
}
