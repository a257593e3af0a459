import { Icon } from "@/components/ui/icon";
import type { QuizQuestion } from "@/lib/contract/quizzes";
import type { QuizTexts } from "./quiz-texts";

/**
 * Until an option is chosen, the button below the options is grey and has no border: an outline would look like one more
 * option. The form itself knows whether one is chosen, so it looks the same before the scripts run.
 */
export const checkButton =
  "[form:not(:has(:checked))_&]:border-transparent [form:not(:has(:checked))_&]:bg-ink-soft/15 [form:not(:has(:checked))_&]:text-ink-soft";

type Shared = {
  type: "radio" | "checkbox";
  answered: boolean;
  /** Whether a chosen option has its reason too: in a quiz that reason is in the verdict. */
  reasons?: "all" | "others";
  texts: Pick<QuizTexts, "letters" | "yourChoice" | "yourRightChoice" | "rightOption" | "missedOption">;
};
type CardsProps = Shared & {
  options: QuizQuestion["options"];
  chosen?: string[];
  /** Undefined where no state holds the choice: the form then holds it. */
  onToggle?: (id: string, on: boolean) => void;
};

/** The options of a question, each behind its letter, with a mark and a reason once it is answered. */
export function OptionCards({ options, chosen = [], onToggle, texts, ...shared }: CardsProps) {
  const letters = texts.letters.split(" ");
  return (
    <div className="mt-2 space-y-2 md:mt-3">
      {options.map((option, index) => (
        <OptionCard
          {...shared}
          key={option.id}
          option={option}
          letter={letters[index] ?? ""}
          checked={chosen.includes(option.id)}
          texts={texts}
          onChange={onToggle && ((on) => onToggle(option.id, on))}
        />
      ))}
    </div>
  );
}

type Props = Shared & {
  option: QuizQuestion["options"][number];
  letter: string;
  checked: boolean;
  onChange?: (on: boolean) => void;
};

type Mark = { icon: "check" | "cross" | "plus"; text: string; look: string };

/** What is said of an option after the answer, by icon and word, not only by colour; null where nothing is known. */
export function optionMark(
  { correct }: QuizQuestion["options"][number],
  { type, checked, texts }: Pick<Props, "type" | "checked" | "texts">,
): Mark | null {
  const { yourChoice, yourRightChoice, rightOption, missedOption } = texts;
  if (checked && correct === false) return { icon: "cross", text: yourChoice, look: "text-sindoor" };
  if (checked && correct) return { icon: "check", text: yourRightChoice, look: "text-leaf" };
  if (checked) return { icon: "check", text: yourChoice, look: "text-leaf" };
  if (!correct) return null;
  if (type === "checkbox") return { icon: "plus", text: missedOption, look: "text-ink" };
  return { icon: "check", text: rightOption, look: "text-leaf" };
}

const cardLooks = {
  check: "border-leaf bg-leaf-tint",
  cross: "border-sindoor bg-sindoor-tint",
  plus: "border-dashed border-ink-soft bg-white",
} as const;

const boxLooks = {
  check: "checked:border-leaf checked:bg-leaf",
  cross: "checked:border-sindoor checked:bg-sindoor",
  plus: "checked:border-peacock checked:bg-peacock",
} as const;

/** An option as a large card. */
function OptionCard({ option, letter, type, checked, answered, reasons = "others", texts, onChange }: Props) {
  const mark = answered ? optionMark(option, { type, checked, texts }) : null;
  const isOpen = answered && checked && option.correct === null;
  /** Of a locked option that was not chosen nothing is known: it stands back. */
  const isDim = answered && !mark;
  const look =
    mark && !isOpen
      ? cardLooks[mark.icon]
      : isDim
        ? "border-hairline text-ink-soft"
        : "border-line bg-white has-checked:border-peacock has-checked:bg-peacock-tint";
  return (
    <label
      className={`choice flex cursor-pointer items-start gap-2.5 rounded-card border-2 ps-2.5 pe-3 leading-snug md:px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock has-disabled:cursor-default ${look}`}
    >
      {/* A box to tick where several are right, a circle where one is. */}
      <span className="choice-box relative grid size-6 shrink-0 place-items-center">
        <input
          type={type}
          name="choice"
          value={option.id}
          checked={onChange && checked}
          defaultChecked={onChange ? undefined : checked}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          className={`peer absolute inset-0 m-0 size-full cursor-[inherit] appearance-none border-2 ${isDim ? "border-hairline bg-paper" : "border-line bg-white"} outline-none forced-colors:appearance-auto ${type === "radio" ? "rounded-full" : "rounded-control"} ${boxLooks[mark && !isOpen ? mark.icon : "plus"]}`}
        />
        <Icon
          name={mark?.icon === "cross" ? "cross" : "check"}
          className="choice-tick pointer-events-none relative size-5 text-white"
        />
      </span>
      <span aria-hidden="true" className="choice-letter font-bold text-ink-soft">
        {letter}
      </span>
      {/* On a wide screen the mark is beside a short option: the option keeps its height. */}
      <span className="min-w-0 flex-1 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-4">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
        <span dangerouslySetInnerHTML={{ __html: option.option }} />
        {mark && (
          <span
            className={`mt-1 flex items-center gap-1 text-small font-semibold md:mt-0 ${isOpen ? "text-peacock" : mark.look}`}
          >
            {!isOpen && <Icon name={mark.icon} className="size-5" />} {mark.text}
          </span>
        )}
        {answered && (reasons === "all" || !checked) && option.why && (
          <span
            className="mt-1 block w-full text-small"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
            dangerouslySetInnerHTML={{ __html: option.why }}
          />
        )}
      </span>
    </label>
  );
}
