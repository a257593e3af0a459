import { judgeSearches } from "../lib/domain/search";
import { loadContent } from "../lib/platform/content";
import { loadSearches } from "../lib/platform/content/checks/searches";
import { languages } from "../lib/platform/i18n/language";
import { settings } from "../lib/platform/settings";
import { readCommand } from "../lib/process/read-command.ts";
import { reportErrors } from "./command/report-errors";

const { values } = readCommand({
  name: "searches",
  description: "Prints what each search of content/searches.yaml finds first, in every language. Nothing is changed.",
  options: { wrong: { type: "boolean", meaning: "prints only the searches that find another page first" } },
  exitCodes: { 1: "more than 2 of 60 searches, or one about suicide, abuse, snake bite or pregnancy, are wrong" },
});

await reportErrors(() => {
  const judged = judgeSearches(loadContent(settings().contentDir), loadSearches(settings().contentDir));
  for (const { search, first, about, found, isRight } of judged) {
    if (values.wrong && isRight) continue;
    const others = languages.flatMap((language) =>
      found[language] === first ? [] : `${language}: ${found[language]}`,
    );
    console.log([isRight ? "right" : "WRONG", search, first, about ?? "", ...others].filter(Boolean).join("  |  "));
  }
  const wrong = judged.filter(({ isRight }) => !isRight);
  console.log(`${judged.length - wrong.length} of ${judged.length} searches find their page first in every language.`);
  if (wrong.length > judged.length / 30 || wrong.some(({ about }) => about)) process.exitCode = 1;
});
