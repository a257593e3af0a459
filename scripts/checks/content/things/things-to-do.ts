import type { Problem } from "../../../../lib/platform/content/broken";
import { languages } from "../../../../lib/platform/i18n/language";
import type { WrittenText } from "../texts";

const fewest = 2;
const things = /^::(?:exercise|board)\{name="([^"]+)"\}/gm;

/**
 * Topics with a quiz whose pages have fewer than two exercises or drawings for the blackboard. The scene at the beginning
 * is there to wake the interest and is not counted; the same exercise twice counts once.
 * @param texts - the Markdown files and the texts of the YAML files
 */
export function topicsWithTooLittleToDo(texts: WrittenText[]): Problem[] {
  const folders = new Set(
    texts.filter(({ file }) => /^courses\/.+\/quiz\.yaml$/.test(file)).map(({ file }) => parentFolder(file)),
  );
  return [...folders].flatMap((folder) =>
    languages.flatMap((language) => {
      const pages = texts.filter(
        (text) => text.language === language && text.file.endsWith(".md") && parentFolder(text.file) === folder,
      );
      const found = new Set(pages.flatMap(({ source }) => Array.from(source.matchAll(things), ([, name]) => name)));
      return found.size >= fewest
        ? []
        : [
            {
              file: folder,
              field: language,
              message: `has ${found.size} of ${fewest} things to do: add ::exercise or ::board to its pages (docs/adding-a-scene.md)`,
            },
          ];
    }),
  );
}

function parentFolder(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}
