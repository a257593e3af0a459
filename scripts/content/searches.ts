import { judgeSearches, loadSearches } from "../../lib/domain/search";
import { loadContent } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { reportErrors } from "../command/report-errors";

const { values } = readCommand({
  name: "content -- searches",
  description: "Prints what each search of content/searches.yaml finds first, in every language. Nothing is changed.",
  options: { wrong: { type: "boolean", meaning: "prints only the searches that find another page first" } },
  exitCodes: {
    1: "more than 2 of 60 searches, or one about suicide, abuse, snake bite, pregnancy or an emergency, are wrong",
  },
});

await reportErrors(() => {
  const judged = judgeSearches(loadContent(settings().contentDir), loadSearches(settings().contentDir));
  for (const { search, first, about, emergency, found, unwanted, isRight } of judged) {
    if (values.wrong && isRight) continue;
    const others = languages.flatMap((language) =>
      found[language] === first ? [] : `${language}: ${found[language]}`,
    );
    const named = unwanted.map((address) => `never: ${address}`);
    console.log(
      [isRight ? "right" : "WRONG", search, first, emergency ?? about ?? "", ...others, ...named]
        .filter(Boolean)
        .join("  |  "),
    );
  }
  const wrong = judged.filter(({ isRight }) => !isRight);
  console.log(`${judged.length - wrong.length} of ${judged.length} searches find their page first in every language.`);
  if (wrong.length > judged.length / 30 || wrong.some(({ about, emergency }) => about ?? emergency))
    process.exitCode = 1;
});
