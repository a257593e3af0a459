import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Messages } from "@/lib/platform/i18n/messages";

type Props = {
  className: string;
  id: string;
  total: number;
  current: number;
  texts: Messages["home"]["slides"];
  choose: (index: number) => void;
  /** Undefined for slides that never advance automatically. */
  advancing: boolean | undefined;
  setAdvancing: (advancing: boolean) => void;
};

/** `{number}` and `{total}` of the text are replaced. */
export function slideLabel(texts: Props["texts"], index: number, total: number): string {
  return texts.slideOf.replace("{number}", String(index + 1)).replace("{total}", String(total));
}

const button =
  "grid size-[44px] place-items-center rounded-control text-peacock hover:bg-peacock-tint [@media(scripting:none)]:hidden";

/** Previous, an indicator per slide, next, and pause. Without JavaScript no indicator is marked. */
export function CarouselControls({ className, id, total, current, texts, choose, advancing, setAdvancing }: Props) {
  const scriptWorks = useScriptWorks();
  const follow = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    choose(index);
  };
  return (
    <div className={`mt-1 flex flex-wrap items-center justify-center max-pair:-mx-4 ${className}`}>
      <button type="button" onClick={() => choose(current - 1)} aria-label={texts.previous} className={button}>
        <Icon name="back" />
      </button>
      <ul className="flex">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an indicator is its number
          <li key={index}>
            <a
              href={`#${id}-${index + 1}`}
              onClick={follow(index)}
              aria-label={slideLabel(texts, index, total)}
              data-current={index === current || undefined}
              aria-current={scriptWorks && index === current ? "true" : undefined}
              className="group grid size-[44px] place-items-center"
            >
              <span className="size-3 rounded-full border-2 border-peacock transition-all group-hover:bg-peacock-tint group-data-current:w-7 group-data-current:bg-peacock [@media(scripting:none)]:group-data-current:w-3 [@media(scripting:none)]:group-data-current:bg-transparent" />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => choose(current + 1)} aria-label={texts.next} className={button}>
        <Icon name="arrow" />
      </button>
      {advancing !== undefined && (
        <button
          type="button"
          onClick={() => setAdvancing(!advancing)}
          aria-label={advancing ? texts.pause : texts.play}
          className={button}
        >
          <Icon name={advancing ? "pause" : "play"} />
        </button>
      )}
    </div>
  );
}
