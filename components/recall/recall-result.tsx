import { sectionAddress } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { RecallAnswer } from "@/lib/contract/learning/recall";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { type RecallNote, type RecallPlace, recallAddress } from "./place";
import { QuestionHead } from "./recall-question";

type Props = {
  answer: RecallAnswer;
  number: number;
  total: number;
  /** Whether another question of today is open. */
  hasNext: boolean;
  place: RecallPlace;
  note: RecallNote | undefined;
  language: Language;
};
type Option = RecallAnswer["options"][number];
type State = "chosenRight" | "missed" | "chosenWrong" | "other";

/** An answered question: right or not, the key, why, and the page that answers it. */
export function RecallResult({ answer, number, total, hasNext, place, note, language }: Props) {
  const t = translatorFor(language, "recall");
  return (
    <section>
      <QuestionHead question={answer} number={number} total={total} language={language} />
      <div role="status" className="mt-4 grid gap-3">
        {note === "earlierCounts" && <Notice>{t(note)}</Notice>}
        <Notice kind={answer.correct ? "success" : "information"}>
          <p className="font-bold">{t(answer.correct ? "right" : "wrong")}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
          <p className="mt-1" dangerouslySetInnerHTML={{ __html: answer.feedback }} />
        </Notice>
      </div>
      <ul className="mt-4 space-y-2 md:space-y-3">
        {answer.options.map((option) => (
          <OptionResult key={option.id} option={option} state={optionState(option, answer)} language={language} />
        ))}
      </ul>
      <p className="mt-3">
        <a
          href={sectionAddress(answer.topic_id, "primary", answer.page?.number ?? 1)}
          className="inline-flex min-h-12 items-center gap-2 font-semibold"
        >
          <Icon name="book" className="size-5" />
          {answer.page ? t("readPage", { page: answer.page.title }) : t("readLesson")}
        </a>
        {place.token !== null && <span className="block text-small text-ink-soft">{t("loginForLesson")}</span>}
      </p>
      <LinkButton href={recallAddress(place)} rel="next" className="mt-4 max-sm:w-full">
        {t(hasNext ? "next" : "finish")}
      </LinkButton>
    </section>
  );
}

function optionState({ id, correct }: Option, { choices, op_type }: RecallAnswer): State {
  const chosen = choices.includes(id);
  if (correct) return chosen || op_type === "radio" ? "chosenRight" : "missed";
  return chosen ? "chosenWrong" : "other";
}

const looks: Record<State, string> = {
  chosenRight: "border-leaf bg-leaf-tint",
  missed: "border-marigold bg-haldi",
  chosenWrong: "border-sindoor bg-sindoor-tint",
  other: "border-line bg-white",
};

/** The state is shown by an icon and a word, not only by colour. */
function OptionResult({ option, state, language }: { option: Option; state: State; language: Language }) {
  const t = translatorFor(language, "recall");
  const words = { chosenRight: "rightOption", missed: "missed", chosenWrong: "yourChoice" } as const;
  return (
    <li className={`rounded-card border-2 px-3 py-2.5 leading-snug md:px-4 md:py-3 ${looks[state]}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
      <p dangerouslySetInnerHTML={{ __html: option.option }} />
      {state !== "other" && (
        <p
          className={`mt-1 flex items-center gap-1 text-small font-semibold ${state === "chosenWrong" ? "text-sindoor" : state === "missed" ? "" : "text-leaf"}`}
        >
          <Icon name={state === "chosenWrong" ? "cross" : "check"} className="size-5" />
          {t(words[state])}
        </p>
      )}
      {option.why && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server
        <p className="mt-1 text-small text-ink-soft" dangerouslySetInnerHTML={{ __html: option.why }} />
      )}
    </li>
  );
}
