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
  [question.page, ["Topic", "from page 2 of “Topic”"]],
  [null, ["Topic"]],
])("the line above the question names the topic, on a wide screen with the page where one is known", (page, named) => {
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
  const [, line = ""] = /Question 1 of 3 · (.*?)<h2/.exec(html.replaceAll("<!-- -->", "")) ?? [];
  expect(line.split(/<[^>]*>/).filter(Boolean)).toEqual(named);
});
