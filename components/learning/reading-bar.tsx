import "./reading/reading.css";
import type { ReactNode } from "react";
import { languageLink } from "@/components/layout/header/language-link";
import { Icon } from "@/components/ui/icon";
import { type Language, languageFacts, otherLanguages } from "@/lib/platform/i18n/language";

export type ReadingBarProps = {
  language: Language;
  /** Its label is visible on a phone too if it `isShort`. */
  back: { href: string; label: string; isShort?: boolean };
  line: ReactNode;
  /** What a tap on the line opens. */
  sheet: ReactNode;
  texts: Record<"skip" | "sheet" | "help" | "look", string>;
};

/**
 * The one bar of a reading page, which replaces the portal's header (reading.css): back to the course, the line that
 * opens the sheet, the display settings, the language. A `<details>` opens without JavaScript, and because it is in a
 * `<header>`, the header's script closes it on Escape and on a tap beside it.
 */
export function ReadingBar(props: ReadingBarProps) {
  return (
    <header className={readingBar}>
      <ReadingBarParts {...props} />
    </header>
  );
}

export const readingBar = "reading-bar no-print";

export function ReadingBarParts({ language, back, line, sheet, texts }: ReadingBarProps) {
  return (
    <>
      <a
        href="#text"
        className="sr-only rounded-control bg-peacock px-4 py-3 text-white focus:not-sr-only focus:absolute focus:z-20"
      >
        {texts.skip}
      </a>
      <div className="mx-auto flex h-full w-full max-w-[72rem] items-center gap-1 px-1 sm:px-3">
        <a href={back.href} className="reading-tool px-2 font-semibold no-underline lg:pe-4">
          <Icon name="back" />
          <span className={back.isShort ? "reading-back" : "max-lg:sr-only"}>{back.label}</span>
        </a>
        <details className="reading-sheet group min-w-0 flex-1">
          <summary className="reading-tool w-full px-2">
            <span className="sr-only">{texts.sheet}</span>
            {line}
            {/* Part of the sheet's name, because people look for the chat and the helplines in it. */}
            <span
              aria-hidden="true"
              className="reading-help flex shrink-0 items-center gap-1 text-small font-semibold text-peacock"
            >
              <Icon name="phone" className="size-4" /> {texts.help}
            </span>
            <Icon name="down" className="reading-opens size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="reading-sheet-panel">{sheet}</div>
        </details>
        <button
          type="button"
          data-opens="look-settings"
          aria-haspopup="dialog"
          className="reading-tool justify-center px-2 [@media(scripting:none)]:hidden"
        >
          <Icon name="accessibility" label={texts.look} />
        </button>
        <OtherLanguages language={language} />
      </div>
    </>
  );
}

/** Links to this page in the other languages. */
function OtherLanguages({ language }: { language: Language }) {
  return otherLanguages(language).map((to) => (
    <a key={to} {...languageLink(to)} className="reading-tool px-2 text-small no-underline">
      {languageFacts[to].name}
    </a>
  ));
}

export type Segment = "done" | "wrong" | "current" | "open";

/** `tasks`: how many of the last segments are a quiz, a journal or a discussion. */
type Props = { segments: Segment[]; tasks?: number; label: string };

/** The progress, with a bar for each page or question and a dot for each task. They differ in shape and colour (reading.css). */
export function SegmentedLine({ segments, tasks = 0, label }: Props) {
  return (
    <span role="img" aria-label={label} className="segmented-line">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the line
        <span key={index} data-segment={segment} data-task={index >= segments.length - tasks || undefined} />
      ))}
    </span>
  );
}
