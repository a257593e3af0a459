import { BrokenContent, loadContent } from "../lib/platform/content";
import { textProblems } from "../lib/platform/content/checks/check-texts";
import { styleLists } from "../lib/platform/content/checks/style-lists";
import { writtenTexts } from "../lib/platform/content/checks/texts";
import { settings } from "../lib/platform/settings";
import { readCommand } from "../lib/process/read-command.mjs";
import { requireContent } from "../server/running/require-content";
import { reportErrors } from "./command/report-errors";

const { values } = readCommand({
  name: "content",
  description:
    "Checks the published content in PORTAL_CONTENT_DIR in every language, and counts it. Nothing is changed.",
  options: {
    lists: {
      type: "boolean",
      meaning: "prints what a writer of Hindi should look at: long sentences, full paragraphs, too many contrasts",
    },
  },
});

await reportErrors(() => {
  requireContent(settings());
  const content = loadContent(settings().contentDir);
  const problems = textProblems(settings().contentDir, content);
  if (problems.length > 0) throw new BrokenContent(problems);
  if (values.lists) for (const remark of styleLists(writtenTexts(settings().contentDir))) console.log(remark);
  const { courses, articles, facts } = content;
  const topics = courses.flatMap((course) => course.topics);
  const pages = topics.reduce((sum, topic) => sum + topic.pages.length, 0);
  const questions = topics.reduce((sum, topic) => sum + topic.quiz.length, 0);
  console.log(
    `Content is sound: ${courses.length} courses, ${topics.length} topics, ${pages} pages, ${questions} questions, ${articles.length} articles and ${facts.length} facts in each language.`,
  );
});
