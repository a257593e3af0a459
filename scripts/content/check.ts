import fs from "node:fs";
import { playQuizzes, tooEasy } from "../../lib/domain/quizzes";
import { BrokenContent, loadContent } from "../../lib/platform/content";
import { dayInIndia } from "../../lib/platform/i18n/dates";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { checkedSettings } from "../../server/running/start-checks";
import { textProblems } from "../checks/content/check-texts";
import { missingFilmFiles } from "../checks/content/film-files";
import { contentLists } from "../checks/content/lists";
import { mouldCounts } from "../checks/content/mould/mould";
import { countKinds, namesOf } from "../checks/content/names";
import { writtenTexts } from "../checks/content/texts";
import { themeTable } from "../checks/content/theme-table";
import { reportErrors } from "../command/report-errors";
import { openReviews } from "../content-review/open-reviews";
import { type ReaderName, readerNames, reviewForm, takeSignedForm } from "../content-review/sign";

/** People who play each quiz; npm run content -- players has more. */
const playersInCheck = 50;

const command = {
  name: "content",
  description:
    "Checks the published content in PORTAL_CONTENT_DIR in every language, and counts it. Only `review` changes something.",
  words: [
    {
      name: "action",
      oneOf: ["form", "review"],
      optional: true,
      meaning: "form prints the form that a reviewer signs; review takes a signed one over",
    },
    {
      name: "page or file",
      optional: true,
      meaning: "the page of a form, as docs/content-review.md names it; or the signed form",
    },
    { name: "reader", optional: true, oneOf: readerNames, meaning: `who reads the page: ${readerNames.join(", ")}` },
  ],
  options: {
    lists: {
      type: "boolean",
      meaning:
        "prints what a writer should look at: long sentences, passives, images, figures, repetitions; and counts how the pages of each course begin and end, and how the notes of its quizzes are built",
    },
    reviews: {
      type: "boolean",
      meaning: "prints who has still to read which page, and the facts that are not certain (docs/content-review.md)",
    },
  },
} as const;
const { values, words } = readCommand(command);
const [action, subject, reader] = words;
if (action === "form" && !(subject && reader)) refuseArguments(command, "A form needs a page and a reader.");
if (action === "review" && (!subject || reader)) refuseArguments(command, "review needs the file of one signed form.");

await reportErrors(() => {
  const root = checkedSettings().contentDir;
  const content = loadContent(root);
  if (action === "form" && subject) return console.log(reviewForm(root, content, subject, reader as ReaderName));
  if (action === "review" && subject) {
    const today = dayInIndia(new Date().toISOString());
    return console.log(takeSignedForm(fs.readFileSync(subject, "utf8"), { root, content, today }));
  }
  const easy = tooEasy(playQuizzes(content, playersInCheck)).map(({ course, language, player, passed }) => ({
    file: `courses/${course}`,
    field: language,
    message: `the player "${player}" passes ${Math.round(100 * passed)} % of the quizzes at the first try (npm run content -- players)`,
  }));
  const films = missingFilmFiles(content.campaigns.videos, "public");
  const problems = [...textProblems(root, content), ...films, ...easy];
  if (problems.length > 0) throw new BrokenContent(problems);
  if (values.reviews) return console.log(openReviews(root, content));
  if (values.lists) {
    const people = countKinds(namesOf(root));
    const lines = [
      ...contentLists(root, "public"),
      ...themeTable(content),
      ...people.map(({ kind, helps, helped }) => `people: ${kind} ${helps} help, ${helped} are helped`),
      ...mouldCounts(content.courses, writtenTexts(root)),
    ];
    for (const line of lines) console.log(line);
  }
  const { courses, articles, classPlans, facts } = content;
  const topics = courses.flatMap((course) => course.topics);
  const pages = topics.reduce((sum, topic) => sum + topic.pages.length, 0);
  const questions = topics.reduce((sum, topic) => sum + topic.quiz.length, 0);
  console.log(
    `Content is sound: ${courses.length} courses, ${topics.length} topics, ${pages} pages, ${questions} questions, ${articles.length} articles, ${classPlans.length} class plans and ${facts.length} facts in each language.`,
  );
});
