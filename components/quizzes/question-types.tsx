import type { ReactNode } from "react";
import type { QuestionType, QuizQuestion } from "@/lib/contract/quizzes";
import { OptionCard } from "./option-card";
import type { QuizTexts } from "./quiz-texts";

type ChoicesProps = {
  options: QuizQuestion["options"];
  chosen: string[];
  answered: boolean;
  texts: QuizTexts;
  onChoose: (chosen: string[]) => void;
};

/** How a question of each type is answered: the instruction below it, and its choices. A type without them does not compile. */
export const questionTypes: { [Type in QuestionType]: { instruction: keyof QuizTexts; Choices: (props: ChoicesProps) => ReactNode } } = {
  radio: { instruction: "chooseOne", Choices: RadioChoices },
  checkbox: { instruction: "chooseSeveral", Choices: CheckboxChoices },
};

function RadioChoices(props: ChoicesProps) {
  return <OptionCards {...props} type="radio" onToggle={(id) => props.onChoose([id])} />;
}

function CheckboxChoices(props: ChoicesProps) {
  const { chosen, onChoose } = props;
  return <OptionCards {...props} type="checkbox" onToggle={(id, on) => onChoose(on ? [...chosen, id] : chosen.filter((each) => each !== id))} />;
}

type CardsProps = ChoicesProps & { type: "radio" | "checkbox"; onToggle: (id: string, on: boolean) => void };

function OptionCards({ options, chosen, answered, texts, type, onToggle }: CardsProps) {
  return (
    <div className="mt-3 space-y-2 md:space-y-3">
      {options.map((option, index) => (
        <OptionCard
          key={option.id}
          option={option}
          letter={String.fromCharCode(65 + index)}
          type={type}
          checked={chosen.includes(option.id)}
          answered={answered}
          texts={texts}
          onChange={(on) => onToggle(option.id, on)}
        />
      ))}
    </div>
  );
}
