import fs from "node:fs";
import path from "node:path";
import { pageLists } from "./page-lists";
import { repeatedInFiles } from "./repeats/repeated-sentences";
import { styleLists } from "./style-lists";
import { writtenTexts, yamlTexts } from "./texts";

/**
 * Everything that `npm run content -- --lists` prints for a writer. It does not stop a build, so that a
 * writer can look at an unfinished text. A test requires that the lists of the published content are empty.
 * @param publicFolder - the folder with the pictures
 */
export function contentLists(root: string, publicFolder: string): string[] {
  const readPicture = (address: string): string | null => {
    const file = path.join(publicFolder, address);
    return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  };
  const pages = writtenTexts(root);
  const all = [...pages, ...yamlTexts(root)];
  return [...styleLists(all), ...pageLists(pages, readPicture), ...repeatedInFiles(all)];
}
