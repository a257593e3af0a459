import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecallQuestionForm } from "./recall-question";

test("the options are named by the question and what to do, without the words for the picture", () => {
  const question = {
    topic_id: "t",
    question_id: "q",
    round: 0,
    topic_name: "Topic",
    course_name: "Course",
    picture: '<svg role="img" aria-label="A classroom"></svg>',
    op_type: "radio" as const,
    question: "Who may ask?",
    options: [],
    page: null,
  };
  const html = renderToStaticMarkup(
    <RecallQuestionForm
      number={1}
      total={3}
      place={{ token: "mailed" }}
      note={undefined}
      language="en"
      question={question}
    />,
  );
  const ids = /<fieldset[^>]*aria-labelledby="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const named = ids.map((id) => new RegExp(`<(\\w+)[^>]*id="${id}"[^>]*>(.*?)</\\1>`).exec(html)?.[2]);
  expect(named).toEqual(["Who may ask?", "Choose one answer."]);
});
