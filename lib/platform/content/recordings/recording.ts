import fs from "node:fs";
import path from "node:path";
import { inEachLanguage, type Language, languages } from "../../i18n/language";
import { type Problem, throwIfBroken } from "../broken";

/** A text as an editor reads it: a file below `public`, and its size, which is shown before somebody loads it. */
export type Recording = { address: string; bytes: number };
export type Recordings = Record<Language, Recording>;

type Named = { file: string; field: string; address: string | undefined };

/**
 * The recordings of one text, one for each language or none at all. @param published - the folder that addresses begin in
 * @throws BrokenContent for a file that is missing or empty, and where only some languages have one
 */
export function readRecordings(named: Record<Language, Named>, published: string): Recordings | null {
  if (languages.every((language) => !named[language].address)) return null;
  const problems: Problem[] = [];
  const recordings = inEachLanguage((language) => {
    const { file, field, address } = named[language];
    const bytes = address ? fs.statSync(path.join(published, address), { throwIfNoEntry: false })?.size : 0;
    const problem = address
      ? `names ${address}, which is no file below public`
      : "is missing: the text has a recording in another language";
    if (!bytes) problems.push({ file, field, message: problem });
    return { address: address ?? "", bytes: bytes ?? 0 };
  });
  throwIfBroken(problems);
  return recordings;
}

/**
 * The recordings of the texts that are read out apart from a page, by name: those of the studio sheet (`npm run content --
 * studio`), which the files are named after. `names`: all of these texts.
 * @throws BrokenContent as `readRecordings`, and for a file that is called like one of them and names none
 */
export function loadRecordings(names: string[], published: string): Record<string, Recordings> {
  const folder = path.join(published, "recordings");
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => /^(?:board|helpline)-/.test(file)) : [];
  const known = new Set(names.flatMap((name) => languages.map((language) => `${name}-${language}.mp3`)));
  throwIfBroken(
    files
      .filter((file) => !known.has(file))
      .map((file) => ({ file: `recordings/${file}`, field: "", message: "is named after no board and no helpline" })),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const named = inEachLanguage((language) => {
        const file = `recordings/${name}-${language}.mp3`;
        return { file, field: "", address: files.includes(path.basename(file)) ? `/${file}` : undefined };
      });
      const recordings = readRecordings(named, published);
      return recordings ? [[name, recordings] as const] : [];
    }),
  );
}
