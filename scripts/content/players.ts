import { cheatMinutes, mostPassed, playerNames, playQuizzes, tooEasy } from "../../lib/domain/quizzes";
import { loadContent } from "../../lib/platform/content";
import { languages } from "../../lib/platform/i18n/language";
import { readCommand } from "../../lib/process/read-command.ts";
import { checkedSettings } from "../../server/running/start-checks";
import { reportErrors } from "../command/report-errors";

const people = 200;

readCommand({
  name: "content -- players",
  description:
    "Plays every quiz of PORTAL_CONTENT_DIR as people do who read no lesson: by length, by tone, by what is concrete, at random. Then counts how long a course takes somebody who guesses and remembers, and somebody who has all keys. Nothing is changed.",
  exitCodes: {
    0: "each player passes less than a tenth of the quizzes at the first try",
    1: "a player passes more of a course whose quizzes are banks",
  },
});

await reportErrors(() => {
  const content = loadContent(checkedSettings().contentDir);
  const played = playQuizzes(content, people);
  console.log(`Passed at the first try, in percent (${Math.round(100 * mostPassed)} at most):`);
  console.log(["course and language".padEnd(28), ...playerNames.map((name) => name.padStart(10))].join(""));
  for (const { id } of content.courses)
    for (const language of languages) {
      const row = played.filter((each) => each.course === id && each.language === language);
      const shares = row.map(({ passed }) => (100 * passed).toFixed(1).padStart(10));
      console.log([`${id} (${language})`.padEnd(28), ...shares].join(""));
    }
  console.log("Minutes up to the certificate without reading, one account:");
  for (const course of content.courses) {
    const each = Array.from({ length: people }, (_, person) => cheatMinutes(course, `person ${person}`, false));
    each.sort((a, b) => a - b);
    const at = (share: number) => (each[Math.floor(share * (each.length - 1))] ?? 0).toFixed(1);
    const keys = cheatMinutes(course, "person", true).toFixed(1);
    console.log(
      `${course.id}: guess and copy ${at(0)} (quickest), ${at(0.1)} (a tenth of people), ${at(0.5)} (half); all keys known ${keys}`,
    );
  }
  const easy = tooEasy(played);
  for (const { course, language, player, passed } of easy)
    console.error(
      `${course} (${language}): the player "${player}" passes ${(100 * passed).toFixed(1)} % of the quizzes.`,
    );
  if (easy.length > 0) process.exitCode = 1;
});
