import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecallQuestionForm } from "./recall-question";

const question = {
  topic_id: "t",
  question_id: "q",
  round: 0,
  topic_name: "Topic",
  course_name: "Course",
  picture: null,
  op_type: "radio" as const,
  question: "Who may ask?",
  options: [],
  page: { number: 2, title: "A page" },
};

test.each([
  [question.page, "Question 1 of 3 · from page 2 of “Topic”"],
  [null, "Question 1 of 3 · Topic"],
])("the line above the question names the topic, and the page where one is known", (page, line) => {
  const html = renderToStaticMarkup(
    <RecallQuestionForm
      number={1}
      total={3}
      place={{ token: "mailed" }}
      note={undefined}
      language="en"
      question={{ ...question, page }}
    />,
  );
  const [, legend = ""] = /<legend[^>]*>(.*?)<\/legend>/.exec(html) ?? [];
  expect(legend.replaceAll(/<[^>]*>/g, "")).toContain(line);
});
