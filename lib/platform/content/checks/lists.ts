import fs from "node:fs";
import path from "node:path";
import { pageLists } from "./page-lists";
import { repeatedInFiles } from "./repeated-sentences";
import { styleLists } from "./style-lists";
import { writtenTexts, yamlTexts } from "./texts";

/**
 * Everything that `npm run content -- --lists` prints for a writer. None of it stops a build, so that a text can be tried before
 * it is polished; a test holds that nothing is listed of what is published.
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
