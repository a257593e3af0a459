import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RecallAnswer, RecallQuestion } from "@/lib/contract/learning/recall";
import { RecallScreen } from "./recall-screen";

const question = (id: string): RecallQuestion => ({
  topic_id: "t",
  question_id: id,
  round: 0,
  topic_name: "Topic",
  course_name: "Course",
  picture: null,
  op_type: "radio",
  question: "Who may ask?",
  options: [],
  page: null,
});
const answer = (id: string, correct: boolean): RecallAnswer => ({
  ...question(id),
  choices: [],
  correct,
  feedback: "",
});

/** The way back and the segments of the bar above a question. */
function barOf(answered: RecallAnswer[], questions: RecallQuestion[], token: string | null, shown?: string) {
  const today = { questions, answered, next_on: null, stopped: false };
  const html = renderToStaticMarkup(
    <RecallScreen today={today} place={{ token }} language="en" query={shown ? { shown } : {}} />,
  );
  const [, back] = /<header.*?<a href="(?!#)([^"]*)"/.exec(html) ?? [];
  return [back, ...[...html.matchAll(/data-segment="(\w+)"/g)].map(([, segment]) => segment)];
}

test("the bar shows today's questions, and leads back to the courses, from a mailed link to the portal", () => {
  const answered = [answer("a", false), answer("b", true)];
  expect(barOf(answered, [question("c")], null)).toEqual(["/dashboard", "wrong", "done", "current"]);
  expect(barOf(answered, [question("c")], "mailed", "t/b")).toEqual(["/", "wrong", "current", "open"]);
});
