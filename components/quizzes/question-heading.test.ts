import { expect, test } from "vitest";
import { splitQuestion } from "./question-heading";

test("the last sentence of a question asks; the sentences before it tell the situation", () => {
  expect(splitQuestion("Meena is 14. She asks why. What do you say?")).toEqual({
    setting: "Meena is 14. She asks why.",
    asked: "What do you say?",
  });
  expect(splitQuestion("मीना 14 साल की है। वह पूछती है, “क्यों?” आप क्या कहेंगे?")?.asked).toBe("आप क्या कहेंगे?");
});

test("a question of one sentence, or with an element over its sentences, stays whole", () => {
  expect(splitQuestion("Which of these is true?")).toBeNull();
  expect(splitQuestion("<b>Meena is 14. What</b> do you say?")).toBeNull();
});
