import { loadContent } from "../../lib/platform/content";
import { studioTexts } from "../../lib/platform/content/recordings/studio";
import { type Language, languages } from "../../lib/platform/i18n/language";
import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { CommandError } from "../command/command-error";
import { reportErrors } from "../command/report-errors";

const { words } = readCommand({
  name: "content -- studio",
  description:
    "Prints what a speaker reads aloud for the boards and helplines, in every language: the text, its length and the name of its file in public/recordings. Nothing is changed.",
  words: [{ name: "name", meaning: "a part of the names, such as helpline or four-speeds", optional: true }],
});

/** How many words a speaker reads in a minute to somebody who draws or dials along. */
const wordsPerMinute: Record<Language, number> = { en: 130, hi: 120 };

await reportErrors(() => {
  const { drawings, helplines, recordings } = loadContent(settings().contentDir);
  const texts = studioTexts(drawings, helplines).filter(({ name }) => name.includes(words[0] ?? ""));
  if (texts.length === 0) throw new CommandError(`No board and no helpline is named like ${words[0]}.`);
  for (const { name, title, text } of texts)
    for (const language of languages) {
      const made = recordings[name] ? ", is there" : "";
      console.log(`\n${name}-${language}.mp3 (${readingLength(text[language], language)} seconds${made})`);
      console.log(`${title[language]}\n${text[language]}`);
    }
});

/** Seconds that a speaker needs. */
function readingLength(text: string, language: Language): number {
  return Math.round((text.split(/\s+/).length / wordsPerMinute[language]) * 60);
}
