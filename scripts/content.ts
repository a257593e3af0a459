import { playQuizzes, tooEasy } from "../lib/domain/quizzes";
import { BrokenContent, loadContent } from "../lib/platform/content";
import { textProblems } from "../lib/platform/content/checks/check-texts";
import { contentLists } from "../lib/platform/content/checks/lists";
import { mouldCounts } from "../lib/platform/content/checks/mould/mould";
import { writtenTexts } from "../lib/platform/content/checks/texts";
import { openReviews } from "../lib/platform/content/facts/open-reviews";
import { missingFilmFiles } from "../lib/platform/content/films/film-files";
import { settings } from "../lib/platform/settings";
import { readCommand } from "../lib/process/read-command.ts";
import { requireContent } from "../server/running/require-content";
import { reportErrors } from "./command/report-errors";

/** People who play each quiz; npm run players has more. */
const playersInCheck = 50;

const { values } = readCommand({
  name: "content",
  description:
    "Checks the published content in PORTAL_CONTENT_DIR in every language, and counts it. Nothing is changed.",
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
});

await reportErrors(() => {
  requireContent(settings());
  const content = loadContent(settings().contentDir);
  const easy = tooEasy(playQuizzes(content, playersInCheck)).map(({ course, language, player, passed }) => ({
    file: `courses/${course}`,
    field: language,
    message: `the player "${player}" passes ${Math.round(100 * passed)} % of the quizzes at the first try (npm run players)`,
  }));
  const films = missingFilmFiles(content.campaigns.videos, "public");
  const problems = [...textProblems(settings().contentDir, content), ...films, ...easy];
  if (problems.length > 0) throw new BrokenContent(problems);
  if (values.reviews) {
    console.log(openReviews(settings().contentDir, content));
    return;
  }
  if (values.lists) {
    for (const remark of contentLists(settings().contentDir, "public")) console.log(remark);
    for (const count of mouldCounts(content.courses, writtenTexts(settings().contentDir))) console.log(count);
  }
  const { courses, articles, classPlans, facts } = content;
  const topics = courses.flatMap((course) => course.topics);
  const pages = topics.reduce((sum, topic) => sum + topic.pages.length, 0);
  const questions = topics.reduce((sum, topic) => sum + topic.quiz.length, 0);
  console.log(
    `Content is sound: ${courses.length} courses, ${topics.length} topics, ${pages} pages, ${questions} questions, ${articles.length} articles, ${classPlans.length} class plans and ${facts.length} facts in each language.`,
  );
});
