import type { ReactNode } from "react";
import type { QuestionType, QuizQuestion } from "@/lib/contract/quizzes";
import { OptionCards } from "./option-cards";
import type { QuizTexts } from "./quiz-texts";

type ChoicesProps = {
  options: QuizQuestion["options"];
  chosen: string[];
  answered: boolean;
  texts: QuizTexts;
  onChoose: (chosen: string[]) => void;
};

/** The instruction and the choices of each type of question. A type without them does not compile. */
export const questionTypes: {
  [Type in QuestionType]: { instruction: keyof QuizTexts; Choices: (props: ChoicesProps) => ReactNode };
} = {
  radio: { instruction: "chooseOne", Choices: RadioChoices },
  checkbox: { instruction: "chooseSeveral", Choices: CheckboxChoices },
};

function RadioChoices(props: ChoicesProps) {
  return <OptionCards {...props} type="radio" onToggle={(id) => props.onChoose([id])} />;
}

function CheckboxChoices(props: ChoicesProps) {
  const { chosen, onChoose } = props;
  return (
    <OptionCards
      {...props}
      type="checkbox"
      onToggle={(id, on) => onChoose(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
    />
  );
}
