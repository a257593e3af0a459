import "@/components/ui/made/boards.css";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { type Board, renderChalk, renderWords } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import "./board-stepper.css";

type Props = { drawing: Board; language: Language };

/**
 * A drawing, and in one row below it the step before, the next one, and a button that draws it. What is chosen is a radio
 * button, so that it needs no script; the labels in the row belong to what is chosen (board-stepper.css). The
 * label that names a button is named itself, because most of the time it is not shown.
 */
export async function BoardStepper({ drawing, language }: Props) {
  const t = await getTranslations("drawings");
  const count = drawing.steps.length;
  const numbers = drawing.steps.map((_, index) => index + 1);
  const choices = [
    { value: "0", name: t("whole") },
    ...numbers.map((step) => ({ value: `${step}`, name: t("place", { step, count }) })),
    ...["a", "b", "w"].map((value) => ({ value, name: undefined })),
  ];
  const idOf = (value: string | number) => `board-${drawing.id}-${value}`;
  return (
    <figure className="board board-stepper">
      {choices.map(({ value, name }) => (
        <input
          key={value}
          type="radio"
          name={`board-${drawing.id}`}
          id={idOf(value)}
          aria-label={name}
          aria-labelledby={name ? undefined : `${idOf(value)}-name`}
          defaultChecked={value === "0"}
          className={`made-choice b${value}`}
        />
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters the drawing is moved sideways */}
      <section className="board-view" aria-label={t("view")} tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
        <div dangerouslySetInnerHTML={{ __html: renderChalk(drawing, language) }} />
      </section>
      <div className="board-row">
        {[0, ...numbers].map((step) => (
          <div key={step} className={`board-place r${step}`}>
            <label className="made-key" htmlFor={idOf(step === 0 ? count - 1 : step - 1)}>
              <Icon name="back" label={t("before")} className="size-5" />
            </label>
            <span>
              {step || count}/{count}
            </span>
            <label className="made-key" htmlFor={idOf(step === count ? 1 : step + 1)}>
              <Icon name="arrow" label={t("next")} className="size-5" />
            </label>
          </div>
        ))}
        <label className="made-key board-first" htmlFor={idOf("a")} id={`${idOf("a")}-name`}>
          {t("draw")}
        </label>
        <label className="made-key board-again wb" htmlFor={idOf("b")} id={`${idOf("b")}-name`}>
          {t("again")}
        </label>
        <label className="made-key board-again wa" htmlFor={idOf("a")}>
          {t("again")}
        </label>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
      <div className="board-words" dangerouslySetInnerHTML={{ __html: renderWords(drawing, language) }} />
      <label className="made-key board-fold more" htmlFor={idOf("w")} id={`${idOf("w")}-name`}>
        {t("words")}
        <Icon name="down" className="size-5" />
      </label>
      <label className="made-key board-fold less" htmlFor={idOf("0")}>
        {t("less")}
        <Icon name="up" className="size-5" />
      </label>
    </figure>
  );
}
